/**
 * `npm test`: runs everything on two cores, up to the first failing test. `npm test -- --to-the-end` runs all tests of
 * a failing part. Prints at the end the time of each part and of the slowest files, the budgets that are nearly spent,
 * and one line that counts all tests. `npm test -- --changed` is for daily work (test-changed.mjs).
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIGURED } from '../../e2e/configured/settings.ts';
import { DEAD_CODE, FORMAT, LINT, STYLES, TYPES } from './checks.mjs';
import { chromiumVersion, findChromium } from './chromium.mjs';
import { ROOT } from './import-zones.mjs';
import { requireNode } from './node-version.mjs';
import { run, runCommands, runNode } from './processes.mjs';
import { inMinutes, runParts } from './schedule.ts';
import { makeScratchFolder } from './scratch.mjs';
import { testChanged } from './test-changed.mjs';
import { browserCounts, browserFiles, jestCounts, jestFiles } from './test-reports.ts';

/**
 * The most minutes of a part, more than twice what the slowest needs, so that a hanging one does not block the others.
 */
const limitMinutes = 25;
const CORES = 2;
const SLOWEST = 10;
/** The file with the times of the last run, for `--changed`. */
const TIMES_FILE = path.join(ROOT, 'node_modules/.cache/test-times.json');

requireNode();
const scratch = makeScratchFolder();
process.env.TMPDIR = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
// processes.mjs forwards the signal to the running programs first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => setImmediate(() => process.exit(1)));
const isToTheEnd = process.argv.includes('--to-the-end');
const changed = process.argv.find((argument) => /^--changed(?:=|$)/.test(argument));
if (changed) process.exit(await testChanged({ since: changed.split('=')[1], timesFile: TIMES_FILE }));

/** The file in which parts note nearly spent budgets (budget.ts). */
const warnings = path.join(scratch, 'budget-warnings.txt');
process.env.BUDGET_WARNINGS = warnings;

const reportOf = (name) => path.join(scratch, `${name}.json`);
function readReport(name) {
  const file = reportOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Returns the outcome of a part that counts as one test. */
const asOne = ({ code }) => ({ code, counts: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 } });
/**
 * Returns the outcome of a test run. A program that failed counts as at least one failure, and one with failed tests
 * has failed.
 */
const ofTests = (code, { passed, failed }) => {
  const atLeast = Math.max(failed, code === 0 ? 0 : 1);
  return { code: code || Math.min(atLeast, 1), counts: { passed, failed: atLeast } };
};

const check = ({ title, commands }) => ({
  title,
  run: async (print, stop) => asOne(await runCommands(commands, { print, limitMinutes, stop })),
});
const script = (args, env) => async (print, stop) => asOne(await runNode(args, { env, print, limitMinutes, stop }));
/** Builds without the type check, which is a part of its own. */
const build = (env) => script(['lib/tooling/build.mjs', '--if-stale'], { TYPES_ARE_CHECKED: '1', ...env });

const jest = (name, projects) => async (print, stop) => {
  const args = [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${reportOf(name)}`,
    `--maxWorkers=${CORES}`,
    ...(isToTheEnd ? [] : ['--bail']),
  ];
  const { code } = await run('jest', args, { print, limitMinutes, stop });
  const report = readReport(name);
  return { ...ofTests(code, jestCounts(report)), files: jestFiles(report, ROOT) };
};

async function browser(print, stop) {
  const found = findChromium();
  print(`Browser: ${chromiumVersion(found.file)} (${found.how}, ${found.file})\n`);
  const env = { PLAYWRIGHT_CHROMIUM: found.file, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') };
  const args = ['test', '--reporter=list,json', ...(isToTheEnd ? [] : ['--max-failures=1'])];
  const { code } = await run('playwright', args, { env, print, limitMinutes, stop });
  const report = readReport('browser');
  return { ...ofTests(code, browserCounts(report)), files: browserFiles(report) };
}

const BUILD = 'Production build';
const CONFIGURED_BUILD = 'Second build, with every outside service configured';

/** @type {import('./schedule').Part[]} what fails fastest and what others wait for first */
const PARTS = [
  check(TYPES),
  check(LINT),
  check(STYLES),
  check(FORMAT),
  check(DEAD_CODE),
  { title: BUILD, needs: [TYPES.title], run: build() },
  { title: 'Unit and component tests', cores: CORES, run: jest('unit', ['unit', 'components']) },
  // This part waits almost half of its time: for a process to end, a mail to arrive, a database to answer.
  { title: 'Contract tests on SQLite and PostgreSQL', cores: 0, run: jest('contract', ['contract']) },
  { title: 'Size of every route', needs: [BUILD], run: script(['--import', 'tsx', 'lib/tooling/size.mjs']) },
  { title: CONFIGURED_BUILD, needs: [BUILD], run: build(CONFIGURED) },
  { title: 'Browser tests', cores: CORES, needs: [BUILD, CONFIGURED_BUILD], run: browser },
];

const startedAt = performance.now();
const results = await runParts(PARTS, {
  cores: CORES,
  write: (text) => process.stdout.write(text),
  now: () => performance.now(),
});
const nearBudget = existsSync(warnings) ? readFileSync(warnings, 'utf8').trim().split('\n') : [];

const outcomes = results.filter(({ isStopped }) => !isStopped).map(({ outcome }) => outcome ?? asOne({ code: 1 }));
const files = outcomes.flatMap(({ files: own = [] }) => own).toSorted((a, b) => b.seconds - a.seconds);
const sum = (name) => outcomes.reduce((total, { counts }) => total + counts[name], 0);
const failure = results.find(({ isGood, isStopped }) => !isGood && !isStopped);

console.log('\nEach part:');
for (const { title, seconds } of results) console.log(`  ${inMinutes(seconds).padStart(9)}  ${title}`);
console.log('The slowest files:');
for (const { file, seconds } of files.slice(0, SLOWEST)) console.log(`  ${inMinutes(seconds).padStart(9)}  ${file}`);
for (const words of new Set(nearBudget)) console.log(`Near its budget: ${words}`);
if (failure) {
  const stopped = results.filter(({ isStopped }) => isStopped).map(({ title }) => title);
  if (stopped.length > 0) console.error(`Stopped: ${stopped.join(', ')}.`);
  console.error(`Failed: ${failure.title}. ${PARTS.length - results.length} of ${PARTS.length} parts were not begun.`);
} else {
  mkdirSync(path.dirname(TIMES_FILE), { recursive: true });
  writeFileSync(
    TIMES_FILE,
    JSON.stringify(Object.fromEntries(files.toReversed().map(({ file, seconds }) => [file, seconds]))),
  );
}
console.log(`\nAll in ${inMinutes((performance.now() - startedAt) / 1000)}.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failure ? failure.outcome?.code || 1 : 0;
