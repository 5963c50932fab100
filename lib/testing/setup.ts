import { endAll } from './after-test';

afterEach(endAll);

/** Makes errors and warnings on the console fail a test, because nobody reads warnings of green tests. */
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(' ')}`);
  });
}
