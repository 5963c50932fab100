/** The results in the reports of Jest and Playwright: the tests that passed and failed, and the time of each file. */
export type Counts = { readonly passed: number; readonly failed: number };
export type FileTime = { readonly file: string; readonly seconds: number };

/** The report of `jest --json`. */
export type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
};

type Suite = {
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
};

/** The report of `playwright test --reporter=json`. */
export type BrowserReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly (Suite & { readonly file: string })[];
};

/** The counts of a run that ended without a report: one failure. */
const NO_REPORT: Counts = { passed: 0, failed: 1 };

/** Returns the counts of a Jest run. A skipped test counts as failed, so that none is forgotten. */
export function jestCounts(report: JestReport | null): Counts {
  if (!report) return NO_REPORT;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
  };
}

/**
 * Returns the seconds of each test file.
 * @param root the folder that is removed from the names
 */
export function jestFiles(report: JestReport | null, root: string): readonly FileTime[] {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Returns the counts of a Playwright run. A test that was skipped, or passed only at a retry, counts as failed. */
export function browserCounts(report: BrowserReport | null): Counts {
  if (!report) return NO_REPORT;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}

const durationsIn = ({ specs = [], suites = [] }: Suite): readonly number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsIn),
];

/** Returns the seconds of each file's tests, summed over all devices. */
export function browserFiles(report: BrowserReport | null): readonly FileTime[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return (report?.suites ?? []).map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: sum(durationsIn(suite)) / 1000,
  }));
}
