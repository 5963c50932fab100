import { deferHydration } from './deferred-hydration';

/** Returns a part whose code loads on demand. `steps` records what happened, in order. */
function part() {
  const steps: string[] = [];
  const answers: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  let sign: () => void = () => undefined;
  const hydration = deferHydration({
    load: () =>
      new Promise((resolve, reject) => {
        steps.push('asked');
        const takeOver = (isGone: () => boolean) => {
          steps.push(`taken over, ${isGone() ? 'gone' : 'here'}`);
          return () => void steps.push('unmounted');
        };
        answers.push({ arrive: () => resolve(takeOver), fail: () => reject(new Error('offline')) });
      }),
    signs: (hydrate) => {
      sign = hydrate;
      return () => void steps.push('deaf');
    },
    onMissing: () => void steps.push('missing'),
  });
  return { steps, sleeper: hydration, sign: () => sign(), answer: (index: number) => answers[index] };
}

const settle = () => jest.advanceTimersByTimeAsync(1);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a part that sleeps', () => {
  it('wakes once, listens no more, and is unmounted after its page', async () => {
    const { steps, sleeper, sign, answer } = part();
    expect(steps).toEqual([]);
    sign();
    sign();
    sleeper.wake();
    expect([steps, sleeper.isAwake()]).toEqual([['asked'], false]);
    answer(0)?.arrive();
    await settle();
    expect(sleeper.isAwake()).toBe(true);
    sign();
    sleeper.end();
    expect(steps).toEqual(['asked', 'deaf', 'taken over, here', 'deaf']);
    await settle();
    expect(steps.at(-1)).toBe('unmounted');
  });

  it('is asleep again when its code did not come, and tries at the next sign', async () => {
    const { steps, sign, answer } = part();
    sign();
    answer(0)?.fail();
    await settle();
    expect(steps).toEqual(['asked', 'missing']);
    sign();
    answer(1)?.arrive();
    await settle();
    expect(steps).toEqual(['asked', 'missing', 'asked', 'deaf', 'taken over, here']);
  });

  it('is awake while it takes over, and stays gone when that ends it', async () => {
    const seen: boolean[] = [];
    let unmounts = 0;
    const hydration = deferHydration({
      load: () =>
        Promise.resolve(() => {
          seen.push(hydration.isAwake());
          hydration.end();
          return () => void (unmounts += 1);
        }),
    });
    hydration.wake();
    await settle();
    hydration.wake();
    expect([seen, hydration.isAwake(), unmounts]).toEqual([[true], false, 1]);
  });

  it.each(['arrive', 'fail'] as const)(
    'that has gone meanwhile stays gone, whether its code should %s',
    async (end) => {
      const { steps, sleeper, sign, answer } = part();
      sign();
      sleeper.end();
      answer(0)?.[end]();
      await settle();
      sleeper.wake();
      expect(steps).toEqual(['asked', 'deaf']);
    },
  );
});
