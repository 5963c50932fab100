/**
 * `npm run size:bare`: measures an empty Next.js pages-router app of the same version and settings (our own
 * next.config.js), and writes the size into size-budget.json, whose budgets are ratios to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildBareApp } from './bare-app.mjs';
import { ROOT } from './import-zones.mjs';
import { requireNode } from './node-version.mjs';
import { run } from './processes.mjs';
import { createScale } from './transfer.mjs';

requireNode();
const BUDGET = path.join(ROOT, 'lib/tooling/size-budget.json');
const app = await buildBareApp();
const server = await app.serve();
const { script } = await createScale(server.origin)('/');
await server.stop();
app.remove();

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/next/package.json'), 'utf8'));
const budget = JSON.parse(readFileSync(BUDGET, 'utf8'));
const bare = { next: version, scriptGzip: script.gzip, scriptBrotli: script.brotli };
writeFileSync(BUDGET, JSON.stringify({ ...budget, bare }));
await run('oxfmt', [BUDGET]);
console.log(`A bare app of Next.js ${version}: ${script.gzip} bytes of script in gzip, ${script.brotli} in brotli.`);
