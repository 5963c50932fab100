/** `npm test`: everything, in the order in which it fails fastest. Ends with one line that counts all tests. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CONFIGURED } from '../../e2e/configured/settings.ts';
import { chromiumVersion, findChromium } from './chromium.mjs';
import { requireNode } from './node-version.mjs';
import { run, runNode } from './processes.mjs';

/** Nothing takes half as long; what does hangs, and must not keep the others waiting for ever. */
const limitMinutes = 25;

requireNode();
const reports = mkdtempSync(path.join(os.tmpdir(), 'smart-tests-'));
const counted = { passed: 0, failed: 0 };
const startedAt = performance.now();

const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`;

function readReport(name) {
  const file = path.join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Passed and failed of a Jest report; a test that was skipped counts as failed, so that none is forgotten. */
function jestCounts(name) {
  const report = readReport(name);
  if (!report) return { passed: 0, failed: 1 };
  const failed =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}

function browserCounts(name) {
  const report = readReport(name);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}

const oneCount = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

async function jest(name, projects, { env, only = [] } = {}) {
  const report = path.join(reports, `${name}.json`);
  const args = [...only, '--selectProjects', ...projects, '--json', `--outputFile=${report}`];
  const { code } = await run('jest', args, { env, limitMinutes });
  return { code, counts: jestCounts(`${name}.json`) };
}

async function script(args, env) {
  const { code } = await runNode(args, { env, limitMinutes });
  return { code, counts: oneCount(code) };
}

/** The types were checked by the first part. */
const build = (env) => script(['lib/tooling/build.mjs', '--if-stale'], { TYPES_ARE_CHECKED: '1', ...env });

async function browser() {
  const found = findChromium();
  console.log(`Browser: ${chromiumVersion(found.file)} (${found.how}, ${found.file})`);
  const env = { PLAYWRIGHT_CHROMIUM: found.file, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'browser.json') };
  const { code } = await run('playwright', ['test', '--reporter=list,json'], { env, limitMinutes });
  return { code, counts: browserCounts('browser.json') };
}

/** Drawings know no date. */
const WITH_DATES = ['lib/(?!drawing|tooling/drawings)', 'features/', 'components/', 'pages/'];

const PARTS = [
  ['Check: types, lint, boundaries, styles, format, dead code', () => script(['lib/tooling/check.mjs'])],
  ['Unit and component tests', () => jest('unit', ['unit', 'components'])],
  [
    'Unit tests on the other side of the date line',
    () => jest('auckland', ['unit'], { env: { TZ: 'Pacific/Auckland' }, only: WITH_DATES }),
  ],
  ['Contract tests on SQLite and PostgreSQL', () => jest('contract', ['contract'])],
  ['Production build', () => build()],
  ['Size of every route', () => script(['lib/tooling/size.mjs'])],
  ['Second build, with every outside service configured', () => build(CONFIGURED)],
  ['Browser tests', browser],
];

let exitCode = 0;
for (const [index, [title, part]] of PARTS.entries()) {
  console.log(`\n=== ${index + 1}/${PARTS.length} ${title} ===`);
  const started = performance.now();
  const { code, counts } = await part().catch((error) => {
    console.error(error);
    return { code: 1, counts: { passed: 0, failed: 1 } };
  });
  counted.passed += counts.passed;
  counted.failed += code === 0 ? counts.failed : Math.max(counts.failed, 1);
  const isGood = code === 0 && counts.failed === 0;
  console.log(`--- ${title}: ${isGood ? 'passed' : 'FAILED'} in ${minutes((performance.now() - started) / 1000)}`);
  if (!isGood) {
    exitCode = code || 1;
    console.error(`Stopped at part ${index + 1} of ${PARTS.length}: ${title}.`);
    break;
  }
}
rmSync(reports, { recursive: true, force: true });
console.log(`\nAll in ${minutes((performance.now() - startedAt) / 1000)}.`);
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = exitCode;
