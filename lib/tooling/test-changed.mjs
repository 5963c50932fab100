/**
 * `npm test -- --changed`: a test run of under two minutes for daily work. Checks what the files changed since the last
 * commit can break by the import graph, nearest first: types, lint, layout, and as many tests as the time allows.
 * `--changed=main` compares with main. Prints at the end what only a full run covers.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuildFresh } from './build-state.mjs';
import { FORMAT, TYPES } from './checks.mjs';
import { importGraph, testsOfChange, withinTime } from './import-graph.ts';
import { ROOT } from './import-zones.mjs';
import { run, runCommands } from './processes.mjs';
import { inMinutes, runParts } from './schedule.ts';

const CORES = 2;
/** Seconds of two cores. Types and lint run beside the tests and take the rest of the two minutes. */
const TIME_FOR_TESTS = 60;
const WAIT_FOR_SERVER = 15;
const SCRIPTS = /\.(?:tsx?|mjs|js)$/;

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the files that differ from a commit, including untracked ones. Deleted files have no tests of their own. */
function changedSince(commit) {
  const tracked = git('diff', '--name-only', '--diff-filter=d', commit);
  return [...new Set([...tracked, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** @param {string} timesFile seconds of each test file, as the last whole run wrote them */
export async function testChanged({ since, timesFile }) {
  const startedAt = performance.now();
  const own = changedSince(since ?? 'HEAD');
  const changed = own.length > 0 || since ? own : changedSince('HEAD~1');
  const sources = readSources();
  const tests = testsOfChange(importGraph(sources), changed, [...sources.keys()]);
  const times = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {};

  const jestTests = tests.filter((file) => !file.endsWith('.spec.ts'));
  const specs = tests.filter((file) => file.endsWith('.spec.ts'));
  const chosen = withinTime(jestTests, times, CORES * TIME_FOR_TESTS);
  // Without a fresh build they would take too long.
  const chosenSpecs =
    specs.length > 0 && isBuildFresh() ? withinTime(specs, times, CORES * (TIME_FOR_TESTS - WAIT_FOR_SERVER)) : [];

  const ending = (pattern) => changed.filter((file) => pattern.test(file) && existsSync(path.join(ROOT, file)));
  const commands = (title, list) => ({ title, run: (print) => runCommands(list, { print }) });
  const forFiles = (title, command, args, files) =>
    files.length > 0 ? [commands(title, [[command, [...args, ...files]]])] : [];
  const parts = [
    commands(TYPES.title, TYPES.commands),
    commands(FORMAT.title, FORMAT.commands),
    ...forFiles('Styles', 'stylelint', [], ending(/\.scss$/)),
    ...forFiles('Rules', 'oxlint', ['--deny-warnings'], ending(SCRIPTS)),
    ...forFiles('Boundaries', 'eslint', ['--max-warnings=0', '--no-warn-ignored'], ending(SCRIPTS)),
    ...(chosen.length > 0
      ? [{ title: 'Tests', cores: CORES, run: (print) => run('jest', ['--runTestsByPath', ...chosen], { print }) }]
      : []),
    ...(chosenSpecs.length > 0
      ? [
          {
            title: 'Browser tests',
            cores: CORES,
            run: (print) => run('playwright', ['test', ...chosenSpecs], { print }),
          },
        ]
      : []),
  ];
  console.log(`Files that differ: ${changed.length}.`);
  const results = await runParts(parts, {
    cores: CORES,
    write: (text) => process.stdout.write(text),
    now: () => performance.now(),
  });
  const failed = results.filter(({ isGood }) => !isGood);
  const left = [
    'the build, its size, dead code',
    `browser tests${chosenSpecs.length > 0 ? ` but ${chosenSpecs.length} files` : ''}`,
    ...(chosen.length < jestTests.length ? ['the other test files'] : []),
  ];
  if (failed.length > 0) console.log(`\nFailed: ${failed[0].title}. Nothing more was begun.`);
  else
    console.log(`\nRan ${chosen.length} of the ${jestTests.length} test files that the change reaches, nearest first.`);
  console.log(`Left to a whole run: ${left.join('; ')}.`);
  console.log(`All in ${inMinutes((performance.now() - startedAt) / 1000)}.`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

const SOURCE_FOLDERS = ['pages', 'features', 'components', 'lib', 'styles', 'e2e'];

/** @returns {Map<string, string>} path from the root, with slashes → text, of everything that is written by hand */
function readSources() {
  const names = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );
  return new Map(names.map((name) => [name, readFileSync(path.join(ROOT, name), 'utf8')]));
}
