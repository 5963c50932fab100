/** `npm run build`: the drawings, next build, and a note of what it was built from (build-state.mjs). */
import { isBuildFresh, rememberBuild, sourceHash } from './build-state.mjs';
import { requireNode } from './node-version.mjs';
import { NEXT, run, runNode } from './processes.mjs';

requireNode();
if (process.argv.includes('--if-stale') && isBuildFresh()) {
  console.log('The build is fresh.');
} else {
  // Only a clone whose files lag behind its catalogue gets new ones; before the hash, which counts them.
  const drawings = await run('tsx', ['lib/tooling/drawings.ts']);
  if (drawings.code !== 0) process.exit(drawings.code);
  const hash = sourceHash();
  const { code, seconds } = await runNode([NEXT, 'build', '--webpack'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code === 0) rememberBuild(hash);
  console.log(code === 0 ? `Built in ${seconds.toFixed(0)} s.` : 'The build failed.');
  process.exitCode = code;
}
