import { browserCounts, browserFiles, jestCounts, jestFiles } from './test-reports';

const JEST = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ name: '/site/lib/a.test.ts', startTime: 1000, endTime: 3500 }],
};
const took = (...durations: readonly number[]) => ({
  tests: durations.map((duration) => ({ results: [{ duration }] })),
});
const BROWSER = {
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
  suites: [{ file: 'header.spec.ts', specs: [took(1000, 500)], suites: [{ specs: [took(2000)] }] }],
};

describe('the report of Jest', () => {
  it('counts what passed', () => expect(jestCounts(JEST)).toEqual({ passed: 7, failed: 0 }));

  it.each(['numFailedTests', 'numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'] as const)(
    'counts %s as failed',
    (name) => expect(jestCounts({ ...JEST, [name]: 2 })).toEqual({ passed: 7, failed: 2 }),
  );

  it('is a failure when it is missing', () => {
    expect(jestCounts(null)).toEqual({ passed: 0, failed: 1 });
    expect(jestFiles(null, '/site')).toEqual([]);
  });

  it('tells how long each file took', () =>
    expect(jestFiles(JEST, '/site')).toEqual([{ file: 'lib/a.test.ts', seconds: 2.5 }]));
});

describe('the report of Playwright', () => {
  it('counts what passed', () => expect(browserCounts(BROWSER)).toEqual({ passed: 3, failed: 0 }));

  it.each(['unexpected', 'flaky', 'skipped'] as const)('counts %s as failed', (name) =>
    expect(browserCounts({ ...BROWSER, stats: { ...BROWSER.stats, [name]: 1 } })).toEqual({ passed: 3, failed: 1 }),
  );

  it('counts what went wrong outside of tests as failed, and a missing report', () => {
    expect(browserCounts({ ...BROWSER, errors: ['no server'] }).failed).toBe(1);
    expect(browserCounts(null)).toEqual({ passed: 0, failed: 1 });
  });

  it('adds up the tests of a file', () =>
    expect(browserFiles(BROWSER)).toEqual([{ file: 'e2e/header.spec.ts', seconds: 3.5 }]));
});
