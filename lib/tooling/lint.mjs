/**
 * `npm run lint`: runs the rules (oxlint), then the boundaries (ESLint). No warning is allowed, and planted violations
 * must be reported by both.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ESLint } from 'eslint';
import { boundaryProblems } from './boundaries.mjs';
import { ROOT } from './import-zones.mjs';
import { ruleProblems } from './rule-plants.mjs';

const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
const rules = spawnSync(process.execPath, [oxlint, '--deny-warnings'], { cwd: ROOT, stdio: 'inherit' });

const eslint = new ESLint({ cwd: ROOT });
const results = await eslint.lintFiles('.');
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));

const problems = [...ruleProblems(), ...(await boundaryProblems(eslint))];
for (const problem of problems) console.error(problem);
const isClean = rules.status === 0 && results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = isClean && problems.length === 0 ? 0 : 1;
