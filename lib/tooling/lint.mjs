/** `npm run lint`: all sources, no warning allowed; then that the rules bite (boundaries.mjs), while all is in memory. */
import { ESLint } from 'eslint';
import { boundaryProblems } from './boundaries.mjs';
import { ROOT } from './import-zones.mjs';

const eslint = new ESLint({ cwd: ROOT });
const results = await eslint.lintFiles('.');
const { format } = await eslint.loadFormatter('stylish');
process.stdout.write(await format(results));

const problems = await boundaryProblems(eslint);
for (const problem of problems) console.error(problem);
const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = isClean && problems.length === 0 ? 0 : 1;
