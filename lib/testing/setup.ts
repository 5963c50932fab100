import { endAll } from './after-test';

afterEach(endAll);

/** Noise on the console is a failure: a warning that nobody reads is a bug that somebody ships. */
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.${level}: ${args.map(String).join(' ')}`);
  });
}
