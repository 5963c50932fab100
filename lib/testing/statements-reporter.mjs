import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Statements for SQLite only: its own syntax, reads that PostgreSQL locks (`lockDraft`), and migrations, whose results
 * are tested on both databases.
 */
const OF_SQLITE = [
  /\browid\b|\bsqlite_|\bpragma|^begin immediate/i,
  /^select \* from "drafts" where "id" = \? and "expires_at" > \?$/,
  /^(?:create|drop) table /,
];

/**
 * A Jest reporter of the contract suite. A whole run fails when a statement ran on SQLite and not on PostgreSQL, where
 * most tests do not run. Then declare a test of that statement with `itOnBoth` (databases.ts).
 */
export default class StatementsReporter {
  #problem;

  constructor({ testPathPatterns, testNamePattern, onlyChanged, findRelatedTests, runTestsByPath }) {
    const isWhole = testPathPatterns.patterns.length === 0 && !testNamePattern;
    this.isWhole = isWhole && !onlyChanged && !findRelatedTests && !runTestsByPath;
  }

  onRunComplete(_contexts, { numFailedTests, numRuntimeErrorTestSuites }) {
    const file = path.join(process.env.CONTRACT_RUN_FOLDER ?? '', 'statements.jsonl');
    if (!this.isWhole || numFailedTests + numRuntimeErrorTestSuites > 0 || !existsSync(file)) return;
    const forms = { sqlite: new Set(), postgres: new Set() };
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const [kind, form] = JSON.parse(line);
      forms[kind].add(form);
    }
    const missed = [...forms.sqlite].filter(
      (form) => !forms.postgres.has(form) && !OF_SQLITE.some((pattern) => pattern.test(form)),
    );
    if (missed.length === 0) return;
    this.#problem = new Error(`Statements that never ran on PostgreSQL: ${missed.length}`);
    process.stderr.write(`${this.#problem.message}\n${missed.toSorted().join('\n')}\n`);
  }

  getLastError() {
    return this.#problem;
  }
}
