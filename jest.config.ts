import path from 'node:path';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

/** The other side of the date line: a day that is read in the machine's own zone, not in London's, is another there. */
process.env.TZ = 'Pacific/Auckland';

/**
 * TEST_TODAY=2036-05-01 moves the clock of every test file, of the processes that tests start too, to that day: no test may
 * turn red because time has passed. Facts that run out are told of by `npm run launch-check`. Times of files stay the
 * real ones: the sweep may take a photo of photos/kill.test.ts for one that was left behind.
 */
const { TEST_TODAY } = process.env;
const MOVED_CLOCK = path.resolve('lib/tooling/moved-clock.js');
if (TEST_TODAY) {
  process.env.CLOCK_AHEAD_MS = String(Date.parse(TEST_TODAY) - Date.now());
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${MOVED_CLOCK}`;
}

const withNext = nextJest({ dir: './' });

const shared = {
  // Jest's own choice is the folder for scratch files, which `npm test` makes anew for each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  moduleNameMapper: { '\\?styles$': '<rootDir>/lib/testing/no-styles.ts', '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next'],
  setupFiles: TEST_TODAY ? [MOVED_CLOCK] : [],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts', '<rootDir>/lib/testing/patience.ts'],
} satisfies Config;

/** Three kinds of tests (docs/testing.md): pure rules, components in jsdom, and the backend with its databases. */
const projects: readonly Config[] = [
  {
    ...shared,
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/{lib,features,components,pages}/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/lib/server/'],
  },
  {
    ...shared,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/**/*.test.tsx'],
    setupFilesAfterEnv: [
      ...shared.setupFilesAfterEnv,
      '<rootDir>/lib/testing/component-setup.ts',
      '<rootDir>/lib/testing/translated-text.ts',
    ],
  },
  {
    ...shared,
    displayName: 'contract',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/lib/server/**/*.test.ts'],
    setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/lib/testing/server-log.ts'],
    globalSetup: '<rootDir>/lib/testing/start-postgres.mjs',
    globalTeardown: '<rootDir>/lib/testing/stop-postgres.mjs',
  },
];

/** Compiles `qr` too, which exists as an ES module only. Styles stay mocked, as next/jest has it. */
const transformIgnorePatterns = ['/node_modules/(?!qr/)', String.raw`\.module\.(css|sass|scss)$`];

export default async function config(): Promise<Config> {
  // A run without workers has jsdom's cookies in this very process.
  if (TEST_TODAY) await import(MOVED_CLOCK);
  // On a machine of two cores the default would be one test file at a time.
  return {
    maxWorkers: '100%',
    reporters: ['default', '<rootDir>/lib/testing/statements-reporter.mjs'],
    projects: await Promise.all(
      projects.map(async (project) => ({ ...((await withNext(project)()) as Config), transformIgnorePatterns })),
    ),
  };
}
