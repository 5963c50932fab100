/** `npm start`: builds when the build is stale, then serves on PORT (3000). The server migrates its database itself. */
import { becomeNext } from './become-next.mjs';
import { isBuildFresh } from './build-state.mjs';
import { requireNode } from './node-version.mjs';
import { runNode } from './processes.mjs';

requireNode();
if (!isBuildFresh()) {
  console.log('Building first: the sources, the lock file or the public settings differ from the last build.');
  const { code } = await runNode([new URL('build.mjs', import.meta.url).pathname]);
  if (code !== 0) process.exit(code);
}
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
becomeNext(['start', '-p', process.env.PORT || '3000']);
