import { createServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/platform/base/problem';
import { ConfigError, parseConfig } from '@/lib/server/platform/config/config';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { IDEAL_KEY, startIdealPostcodes } from '@/lib/testing/ideal-postcodes';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

const ELM_ROAD = [
  { line1: '12 Elm Road', line2: '', town: 'London' },
  { line1: 'Flat 3', line2: '14 Elm Road, Canonbury', town: 'Kingston upon Thames' },
];

describeWithDatabase('looking addresses up', (database) => {
  const clock = fixedClock();
  let ideal: Awaited<ReturnType<typeof startIdealPostcodes>>;
  let deps: Deps;
  const log: string[] = [];
  const waitingFor = (timeoutMs: number): Deps => {
    const { config, ...others } = testDeps(database().db, clock.now);
    return { ...others, config: { ...config, addressLookup: { key: IDEAL_KEY, origin: ideal.origin, timeoutMs } } };
  };
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    ideal = await startIdealPostcodes();
    // What answers must never be late, however busy the machine is.
    deps = waitingFor(60_000);
    log.length = 0;
    jest.mocked(console.error).mockImplementation((line: string) => void log.push(line));
  });

  type Guest = { readonly reference: string; readonly token: string };
  const find = ({ reference, token }: Guest, stop = 'collection') =>
    createServices(deps).addresses.find({ reference, token, stop });
  const refusal = (promise: Promise<unknown>): Promise<string> =>
    promise.then(
      () => 'answered',
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );

  it('DAY-1: names the addresses of a stop’s postcode, none for one that nobody knows', async () => {
    const order = await placePaidOrder(deps);
    expect(await find(order)).toEqual({ addresses: ELM_ROAD });
    expect(await find(order, 'delivery')).toEqual({ addresses: [] });
    expect(ideal.asked).toEqual(['GET /v1/postcodes/N12TX', 'GET /v1/postcodes/SE154QL']);
    expect((await createServices(deps).orders.view(order.reference, order.token))?.stops.canFind).toBe(true);
  });

  it('DAY-1: asks nobody for a stranger, an unpaid order or a stop that there is not', async () => {
    const order = await placePaidOrder(deps);
    expect(await refusal(find({ ...order, token: 'wrong' }))).toBe('not_found');
    expect(await refusal(find(order, 'cleaning'))).toBe('validation_failed');
    const unpaid = await placeOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    expect(await refusal(find(unpaid))).toBe('order_unpaid');
    expect(ideal.asked).toEqual([]);
  });

  it('DAY-1: ten an hour for an order, and others are not held up by it', async () => {
    const order = await placePaidOrder(deps);
    const other = await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    for (let lookup = 0; lookup < 10; lookup += 1) expect(await refusal(find(order))).toBe('answered');
    expect(await refusal(find(order))).toBe('rate_limited');
    expect(ideal.asked).toHaveLength(10);
    expect(await refusal(find(other))).toBe('answered');
    clock.advanceMinutes(60);
    expect(await refusal(find(order))).toBe('answered');
  });

  it.each(['silent', 'refusing', 'rubbish', 'hanging up'] as const)(
    'DAY-1: a lookup that is %s is unavailable, and the log has neither key nor postcode',
    async (manner) => {
      const order = await placePaidOrder(deps);
      ideal.behave(manner);
      if (manner === 'silent') deps = waitingFor(200);
      expect(await refusal(find(order))).toBe('unavailable');
      expect(log.join()).not.toMatch(/ak_hush|N12TX|N1 2TX/);
    },
  );

  it('DAY-1: without one there is nothing to find, and nothing is asked', async () => {
    deps = testDeps(database().db, clock.now);
    const order = await placePaidOrder(deps);
    expect((await createServices(deps).orders.view(order.reference, order.token))?.stops.canFind).toBe(false);
    expect(await find(order)).toEqual({ addresses: [] });
  });
});

describe('the configuration of the lookup', () => {
  it.each([
    [{}, null],
    [{ ADDRESS_LOOKUP: 'none', IDEAL_POSTCODES_KEY: 'ak_1' }, null],
    [
      { ADDRESS_LOOKUP: 'ideal', IDEAL_POSTCODES_KEY: 'ak_1' },
      { key: 'ak_1', origin: 'https://api.ideal-postcodes.co.uk' },
    ],
  ])('DAY-1: %j', (env, expected) => {
    expect(parseConfig(env).addressLookup).toEqual(expected);
  });

  it('DAY-1: a lookup without its key does not start', () => {
    expect(() => parseConfig({ ADDRESS_LOOKUP: 'ideal' })).toThrow(ConfigError);
  });
});
