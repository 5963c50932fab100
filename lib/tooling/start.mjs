/**
 * `npm start`: builds when the build is stale, then serves on PORT (3000). The server migrates its database itself. A
 * build for another port is stale, so that canonical links and mails lead to the same origin. `--any-port` serves it
 * all the same, for tests, which use free ports.
 */
import { becomeServer } from './become-server.mjs';
import { isBuildFresh } from './build-state.mjs';
import { requireNode } from './node-version.mjs';
import { runNode, SITE } from './processes.mjs';
import { siteOrigin } from './site-origin.mjs';

requireNode();
const built = process.argv.includes('--any-port')
  ? { ...process.env, PORT: '', NEXT_PUBLIC_SITE_ORIGIN: '' }
  : process.env;
if (!isBuildFresh(built)) {
  console.log('Building first: the sources, the lock file or the public settings differ from the last build.');
  const { code } = await runNode([new URL('build.mjs', import.meta.url).pathname], { env: { PORT: built.PORT } });
  if (code !== 0) process.exit(code);
}
process.env.NEXT_PUBLIC_SITE_ORIGIN = siteOrigin(process.env);
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
process.env.PORT ||= '3000';
becomeServer([SITE]);
