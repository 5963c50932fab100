/**
 * `npm run build`: creates the drawings, the pictures of mails, the files for search engines, the Next.js build, the
 * site's server with its pre-compressed answers (pack.mjs), and the hash of the inputs (build-state.mjs).
 */
import { isBuildFresh, rememberBuild, sourceHash } from './build-state.mjs';
import { buildCrewWorker } from './crew-worker.mjs';
import { requireNode } from './node-version.mjs';
import { packAnswers, readEarlier } from './pack.mjs';
import { NEXT, run, runNode } from './processes.mjs';
import { buildServerFiles } from './server-files.mjs';
import { siteOrigin } from './site-origin.mjs';

requireNode();
process.env.NEXT_PUBLIC_SITE_ORIGIN = siteOrigin(process.env);
if (process.argv.includes('--if-stale') && isBuildFresh()) {
  console.log('The build is fresh.');
} else {
  // Only outdated files are created again, before the hash, which includes them. A second build shares them.
  const files = process.env.NEXT_DIST_DIR
    ? []
    : ['lib/tooling/drawings.ts', 'lib/tooling/mail-pictures.ts', 'lib/tooling/search-files.ts'];
  if (files.length > 0)
    console.log('First the drawings, the pictures of mails and the files for search engines, then the pages.');
  for (const script of files) {
    const { code } = await run('tsx', [script]);
    if (code !== 0) process.exit(code);
  }
  const hash = sourceHash();
  const earlier = readEarlier();
  const pages = process.env.BUILD_PAGES ? ['--debug-build-paths', process.env.BUILD_PAGES] : [];
  const { code, seconds } = await runNode([NEXT, 'build', '--webpack', ...pages], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SITE_BUILD_ID: hash.slice(0, 20) },
  });
  if (code === 0) {
    buildServerFiles();
    buildCrewWorker();
    await packAnswers(earlier);
    rememberBuild(hash);
  }
  console.log(code === 0 ? `Built in ${seconds.toFixed(0)} s.` : 'The build failed.');
  process.exitCode = code;
}
