/** An empty Next.js pages-router app of the same version and settings, with which ours is compared. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './import-zones.mjs';
import { NEXT, runNode, serve } from './processes.mjs';

/**
 * Builds the app inside the project, where it finds the same node_modules. Git and the linters ignore the folder.
 * @returns {Promise<{ serve: typeof serve, remove: () => void }>} throws when it could not be built
 */
export async function buildBareApp() {
  const folder = path.join(ROOT, 'out', 'bare-app');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  mkdirSync(path.join(folder, 'styles'));
  writeFileSync(path.join(folder, 'next.config.js'), "module.exports = require('../../next.config.js');\n");
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'bare-app', private: true }));
  const page =
    "import Head from 'next/head';\nexport default function Home() {\n" +
    '  return <main><Head><title>Hello</title></Head><h1>Hello</h1></main>;\n}\n';
  writeFileSync(path.join(folder, 'pages/index.js'), page);
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '' };
  const { code } = await runNode([NEXT, 'build', '--webpack'], { cwd: folder, env, quiet: true });
  if (code !== 0) throw new Error(`The bare app could not be built: Next.js ended with ${code}`);
  return { serve: () => serve({ cwd: folder, env }), remove };
}
