/**
 * `npm run size:bare`: measures an empty Next.js pages-router app of the same version and settings (next.config.js is
 * ours), and writes the figure into size-budget.json, where the budgets are ratios to it.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './import-zones.mjs';
import { requireNode } from './node-version.mjs';
import { NEXT, run, runNode, serve } from './processes.mjs';
import { createScale } from './transfer.mjs';

requireNode();
// Inside the project, so that it finds the same node_modules; ignored by git and the linters.
const APP = path.join(ROOT, 'out', 'bare-app');
const BUDGET = path.join(ROOT, 'lib/tooling/size-budget.json');

rmSync(APP, { recursive: true, force: true });
mkdirSync(path.join(APP, 'pages'), { recursive: true });
mkdirSync(path.join(APP, 'styles'));
copyFileSync(path.join(ROOT, 'next.config.js'), path.join(APP, 'next.config.js'));
writeFileSync(path.join(APP, 'package.json'), JSON.stringify({ name: 'bare-app', private: true }));
writeFileSync(path.join(APP, 'pages/index.js'), 'export default function Home() {\n  return <h1>Hello</h1>;\n}\n');

const { code } = await runNode([NEXT, 'build', '--webpack'], {
  cwd: APP,
  env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (code !== 0) process.exit(code);
const server = await serve({ cwd: APP });
const { script } = await createScale(server.origin)('/');
await server.stop();
rmSync(APP, { recursive: true, force: true });

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8'));
const budget = JSON.parse(readFileSync(BUDGET, 'utf8'));
const bare = { next: version, scriptGzip: script.gzip, scriptBrotli: script.brotli };
writeFileSync(BUDGET, JSON.stringify({ ...budget, bare }));
await run('oxfmt', [BUDGET]);
console.log(`A bare app of Next.js ${version}: ${script.gzip} bytes of script in gzip, ${script.brotli} in brotli.`);
