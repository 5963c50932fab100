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
    trigger: (hydrate) => {
      sign = hydrate;
      return () => void steps.push('deaf');
    },
    onMissing: () => void steps.push('missing'),
  });
  return { steps, hydration, sign: () => sign(), answer: (index: number) => answers[index] };
}

const settle = () => jest.advanceTimersByTimeAsync(1);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a part that sleeps', () => {
  it('wakes once, listens no more, and is unmounted after its page', async () => {
    const { steps, hydration, sign, answer } = part();
    expect(steps).toEqual([]);
    sign();
    sign();
    hydration.hydrate();
    expect([steps, hydration.isHydrated()]).toEqual([['asked'], false]);
    answer(0)?.arrive();
    await settle();
    expect(hydration.isHydrated()).toBe(true);
    sign();
    hydration.end();
    expect(steps).toEqual(['asked', 'deaf', 'taken over, here', 'deaf']);
    await settle();
    expect(steps.at(-1)).toBe('unmounted');
  });

  it('waits again when its code did not load, and tries at the next event', async () => {
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

  it('is hydrated while it takes over, and stays gone when that ends it', async () => {
    const seen: boolean[] = [];
    let unmounts = 0;
    const hydration = deferHydration({
      load: () =>
        Promise.resolve(() => {
          seen.push(hydration.isHydrated());
          hydration.end();
          return () => void (unmounts += 1);
        }),
    });
    hydration.hydrate();
    await settle();
    hydration.hydrate();
    expect([seen, hydration.isHydrated(), unmounts]).toEqual([[true], false, 1]);
  });

  it.each(['arrive', 'fail'] as const)(
    'that has gone meanwhile stays gone, whether its code should %s',
    async (end) => {
      const { steps, hydration, sign, answer } = part();
      sign();
      hydration.end();
      answer(0)?.[end]();
      await settle();
      hydration.hydrate();
      expect(steps).toEqual(['asked', 'deaf']);
    },
  );
});
