/**
 * `npm run mutants`: puts one known fault after another into the working copy and runs the tests that must notice it.
 * `npm run mutants -- slots` does so for the files whose path contains "slots". Lists the unnoticed faults, and fails
 * when there is one. Restores the changed file after each run, also after Ctrl+C.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MUTANTS } from './list';
import { mutantsOf, mutated, type Mutant } from './mutate';

const ROOT = path.resolve(__dirname, '../../..');
/** Excludes the backend's tests on PostgreSQL, because a fault in a rule shows on either database. */
const NOT_POSTGRES = String.raw`^(?!.*(?: on postgres |\(PostgreSQL\)$))`;
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** The part of jest's `--json` report that is read here. */
type JestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** The changed file with its original text, while a mutant is in it. */
let changed: { readonly at: string; readonly source: string } | null = null;
let running: ChildProcess | null = null;

function restore(): void {
  if (changed) writeFileSync(changed.at, changed.source);
  changed = null;
}

const project = (test: string): string => {
  if (test.endsWith('.tsx')) return 'components';
  return test.startsWith('lib/server/') ? 'contract' : 'unit';
};

/** Runs test files and returns those in which a test failed. A file that cannot be loaded has no failed test. */
async function failedTests(tests: readonly string[], folder: string): Promise<readonly string[]> {
  const report = path.join(folder, 'report.json');
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const projects = [...new Set(tests.map(project))];
  const options = ['--runTestsByPath', ...tests, '--testNamePattern', NOT_POSTGRES, '--json', '--outputFile', report];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [jest, '--selectProjects', ...projects, ...options], {
      cwd: ROOT,
      stdio: 'ignore',
    });
    running = child;
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
  running = null;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  rmSync(report);
  return testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
    .map(({ name }) => path.relative(ROOT, name));
}

/** Returns the test files that did not notice a mutant. Its file is restored afterwards. */
async function testsWithoutNotice(mutant: Mutant, folder: string): Promise<readonly string[]> {
  const at = path.join(ROOT, mutant.file);
  const source = readFileSync(at, 'utf8');
  const fault = mutated(source, mutant);
  changed = { at, source };
  writeFileSync(at, fault);
  try {
    const failed = await failedTests(mutant.tests, folder);
    return mutant.tests.filter((test) => !failed.includes(test));
  } finally {
    restore();
  }
}

async function main(): Promise<void> {
  const [word = ''] = process.argv.slice(2);
  const mutants = mutantsOf(MUTANTS, word);
  if (mutants.length === 0) throw new Error(`No mutant is in a file whose path contains "${word}"`);
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const startedAt = performance.now();
  const survivors: Mutant[] = [];
  for (const [index, mutant] of mutants.entries()) {
    const begunAt = performance.now();
    const unaware = await testsWithoutNotice(mutant, folder);
    if (unaware.length > 0) survivors.push(mutant);
    const outcome = unaware.length > 0 ? `survived ${unaware.join(', ')}` : 'killed';
    const seconds = Math.round((performance.now() - begunAt) / 1000);
    console.log(`${index + 1}/${mutants.length} ${mutant.file}: ${outcome} (${seconds} s)`);
  }
  for (const { file, find, replace, harm } of survivors) {
    console.log(`\nNo test noticed this in ${file}: ${harm}\n- ${find}\n+ ${replace}`);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`\n${mutants.length - survivors.length} killed, ${survivors.length} survived, in ${seconds} s.`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

for (const [signal, code] of Object.entries(SIGNALS)) {
  process.once(signal, () => {
    restore();
    running?.kill();
    process.exit(code);
  });
}
process.once('exit', restore);
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
