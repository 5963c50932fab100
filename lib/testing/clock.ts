/** A clock that stands still until a test moves it. Services get `clock.now()`. */
export type TestClock = {
  readonly now: () => Date;
  readonly set: (instant: string) => void;
  readonly advanceMinutes: (minutes: number) => void;
};

/** A Tuesday morning in winter, when London time is UTC. */
export const TEST_NOW = '2026-11-24T09:00:00.000Z';

export function fixedClock(start: string = TEST_NOW): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    set: (instant) => {
      at = Date.parse(instant);
    },
    advanceMinutes: (minutes) => {
      at += minutes * 60_000;
    },
  };
}
