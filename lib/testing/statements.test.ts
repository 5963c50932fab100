import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formOf } from './statements';
import StatementsReporter from './statements-reporter.mjs';

it('takes a statement of both databases, of more values or with a lock for the same', () => {
  const form = 'select * from "orders" where "id" in (?) and "state" = ?';
  expect(formOf('select * from "orders" where "id" in (?, ?, ?) and "state" = ?')).toBe(form);
  expect(formOf('select * from "orders" where "id" in ($1, $2) and "state" = $3 for update skip locked')).toBe(form);
  expect(formOf('insert into "a" ("b", "c") values ($1, $2), ($3, $4)')).toBe('insert into "a" ("b", "c") values (?)');
});

describe('the reporter of the contract suite', () => {
  const WHOLE = { testPathPatterns: { patterns: [] as string[] } };
  const PASSED = { numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  let said: jest.SpyInstance;

  function reportOf(run: object, results: object, statements: readonly (readonly [string, string])[]) {
    process.env.CONTRACT_RUN_FOLDER = mkdtempSync(path.join(tmpdir(), 'statements-'));
    const lines = statements.map((statement) => JSON.stringify(statement)).join('\n');
    writeFileSync(path.join(process.env.CONTRACT_RUN_FOLDER, 'statements.jsonl'), lines);
    const reporter = new StatementsReporter(run);
    reporter.onRunComplete(new Set(), results);
    return reporter.getLastError()?.message;
  }

  beforeEach(() => {
    said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    said.mockRestore();
    delete process.env.CONTRACT_RUN_FOLDER;
  });

  it('fails a whole run in which a statement ran on SQLite only, and names it', () => {
    const statements = [
      ['sqlite', 'select 1'],
      ['sqlite', 'select 2'],
      ['postgres', 'select 2'],
    ] as const;
    expect(reportOf(WHOLE, PASSED, statements)).toBe('Statements that never ran on PostgreSQL: 1');
    expect(said).toHaveBeenCalledWith(expect.stringContaining('select 1\n'));
  });

  it.each([
    ['all ran on both', WHOLE, PASSED, [['sqlite', 'a'] as const, ['postgres', 'a'] as const]],
    ['of what only SQLite is asked', WHOLE, PASSED, [['sqlite', 'select rowid from "orders"'] as const]],
    ['a run of some files', { testPathPatterns: { patterns: ['slots'] } }, PASSED, [['sqlite', 'a'] as const]],
    ['a run of some titles', { ...WHOLE, testNamePattern: 'API-1' }, PASSED, [['sqlite', 'a'] as const]],
    ['a run that failed anyway', WHOLE, { ...PASSED, numFailedTests: 1 }, [['sqlite', 'a'] as const]],
  ])('says nothing: %s', (_, run, results, statements) => {
    expect(reportOf(run, results, statements)).toBeUndefined();
  });
});
