import { object, type ValidationError } from 'yup';
import { createServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anAddress, fullAnswers, addressesWith } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers } from '@/lib/testing/services';
import { signIn } from '@/lib/testing/sessions';
import { anAddress as aStop, BOTH_ENDS } from '@/lib/testing/addresses';
import { addressDetailFields } from '@/lib/validation/addresses';

describeWithDatabase('where exactly the stops of an order are', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });
  type Guest = { readonly reference: string; readonly token: string };
  const save = ({ reference, token }: Guest, version = 0, stops: readonly ReturnType<typeof aStop>[] = BOTH_ENDS) =>
    createServices(deps).addresses.save({ reference, token, version, stops: [...stops] });
  const view = async ({ reference, token }: Guest) => {
    const seen = await createServices(deps).orders.view(reference, token);
    if (!seen) throw new Error('No such order');
    return seen;
  };
  const refusal = (promise: Promise<unknown>): Promise<string> =>
    promise.then(
      () => 'accepted',
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    );
  const rows = () => deps.db.selectFrom('order_stops').selectAll().orderBy('stop').execute();

  it('DAY-1: are asked after payment, kept beside the order and shown to whoever has its key', async () => {
    const order = await placePaidOrder(deps);
    const before = await view(order);
    expect(before.stops).toMatchObject({ version: 0, canGive: true });
    expect(before.stops.list.map(({ stop, postcode, given }) => [stop, postcode, given])).toEqual([
      ['collection', 'N1 2TX', null],
      ['delivery', 'SE15 4QL', null],
    ]);

    expect((await save(order)).version).toBe(1);
    const after = await view(order);
    expect(after.stops.list[0]?.given).toEqual({
      line1: '12 Elm Road',
      line2: 'Flat 3',
      town: 'London',
      note: 'Buzzer 3\nPark in the yard',
      contactName: 'Sam Porter',
      contactPhone: '+447700900456',
    });
    expect(after.order).toEqual(before.order);
    expect(after.version).toBe(before.version);
  });

  it('DAY-1: a wrong key and another order’s key read like an order that there is not', async () => {
    const order = await placePaidOrder(deps);
    const other = await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    expect(await refusal(save({ ...order, token: 'wrong' }))).toBe('not_found');
    expect(await refusal(save({ ...order, token: other.token }))).toBe('not_found');
    expect(await refusal(save({ ...order, reference: 'SM-0000-0000' }))).toBe('not_found');
    expect(await rows()).toEqual([]);
  });

  it('DAY-1: whoever typed over an older version is told so; the same again changes nothing', async () => {
    const order = await placePaidOrder(deps);
    await save(order);
    const before = await rows();
    clock.advanceMinutes(1);
    expect(await refusal(save(order, 0))).toBe('accepted');
    expect(await rows()).toEqual(before);
    expect(await refusal(save(order, 0, [aStop('collection', { line1: '1 Other Street' })]))).toBe('order_changed');
    expect(await rows()).toEqual(before);
    expect((await save(order, 1, [aStop('collection', { line1: '1 Other Street' })])).version).toBe(2);
    // What was left out stays.
    expect((await rows()).map(({ stop, line1 }) => [stop, line1])).toEqual([
      ['collection', '1 Other Street'],
      ['delivery', '7 Rye Lane'],
    ]);
  });

  itOnBoth('DAY-1: two who save at the same time: one is kept whole, the other is told', async () => {
    const order = await placePaidOrder(deps);
    const typed = (line1: string) => [aStop('collection', { line1 }), aStop('delivery', { line1 })];
    const outcomes = await Promise.all(
      ['1 A Road', '2 B Road', '3 C Road'].map((l) => refusal(save(order, 0, typed(l)))),
    );
    expect(outcomes.toSorted()).toEqual(['accepted', 'order_changed', 'order_changed']);
    expect(new Set((await rows()).map(({ line1 }) => line1)).size).toBe(1);
  });

  it('DAY-1: nothing is half-saved, and a stop that the order does not have is refused', async () => {
    const order = await placePaidOrder(deps);
    expect(await refusal(save(order, 0, [BOTH_ENDS[0] ?? aStop('collection'), aStop('cleaning')]))).toBe(
      'validation_failed',
    );
    expect(await rows()).toEqual([]);
  });

  it('DAY-1: an order that is unpaid, cancelled or over takes none', async () => {
    expect(await refusal(save(await placeOrder(deps)))).toBe('order_unpaid');
    const cancelled = await placePaidOrder(deps, { timeSlot: { movingDate: ['14:00', '16:00'] } });
    await guestOf(deps, cancelled).cancel();
    expect(await refusal(save(cancelled))).toBe('order_cancelled');
    const over = await placePaidOrder(deps);
    clock.set('2026-12-15T12:00:00.000Z');
    expect(await refusal(save(over))).toBe('too_late_to_change');
    expect((await view(over)).stops.canGive).toBe(false);
    expect(await rows()).toEqual([]);
  });

  itOnBoth(
    'DAY-1: what the client typed in another order is offered for the same postcode, to nobody else',
    async () => {
      const order = await placePaidOrder(deps);
      await save(order);
      const clean = await placePaidOrderOf(
        deps,
        'cleaning',
        fullCleaningAnswers({ addresses: { cleaning: anAddress({ postcode: 'N1 2TX' }) } }),
      );
      const { addresses } = createServices(deps);
      const [ada, eve] = [await signIn(deps, 'Ada@Example.com'), await signIn(deps, 'eve@example.com')];
      expect(await addresses.earlier(clean.reference, ada)).toEqual([
        { line1: '12 Elm Road', line2: 'Flat 3', town: 'London', postcode: 'N1 2TX' },
      ]);
      expect(await addresses.earlier(order.reference, ada)).toEqual([]);
      expect(await addresses.earlier(clean.reference, eve)).toBeNull();
    },
  );

  it('DAY-1: every stop of a move by way of others is kept', async () => {
    const { addresses } = fullAnswers();
    const order = await placePaidOrder(deps, {
      addresses: addressesWith({ ...addresses, additional_delivery: [anAddress({ postcode: 'E8 1EA' })] }),
    });
    await save(order, 0, [...BOTH_ENDS, aStop('additional_delivery_1', { line1: '3 Mare Street' })]);
    expect((await view(order)).stops.list.map(({ given }) => given?.line1)).toEqual([
      '12 Elm Road',
      '3 Mare Street',
      '7 Rye Lane',
    ]);
  });
});

describe('what may be typed of a stop', () => {
  const addressSchema = object(addressDetailFields);
  const wrong = async (changes: object): Promise<readonly string[]> =>
    addressSchema.validate({ ...aStop('collection'), ...changes }, { abortEarly: false }).then(
      () => [],
      (error: unknown) => (error as ValidationError).inner.map(({ path = '' }) => path),
    );

  it.each([
    ['street and town are enough', {}, []],
    ['without them it is no address', { line1: ' ', town: '' }, ['line1', 'town']],
    ['as much as fits', { line1: 'x'.repeat(100), town: 'x'.repeat(60), note: 'x'.repeat(300) }, []],
    ['one sign more than fits into line 1', { line1: 'x'.repeat(101) }, ['line1']],
    ['… into line 2', { line2: 'x'.repeat(101) }, ['line2']],
    ['… into the town', { town: 'x'.repeat(61) }, ['town']],
    ['… into the note', { note: 'x'.repeat(301) }, ['note']],
    ['… into the name', { contactName: 'x'.repeat(101) }, ['contactName']],
    ['no telephone number', { contactPhone: '12' }, ['contactPhone']],
    ['a telephone number', { contactPhone: '07700 900456' }, []],
  ])('DAY-1: %s', async (_, changes, expected) => {
    expect((await wrong(changes)).toSorted()).toEqual(expected);
  });

  it('DAY-1: signs that no keyboard writes are left out, line breaks of a note stay', async () => {
    const typed = { ...aStop('collection'), line1: ' 12\u0000\u202e  Elm\tRoad ', note: ' a\u0007 \r\n\r\n b ' };
    expect(await addressSchema.validate(typed)).toMatchObject({ line1: '12 Elm Road', note: 'a\n\nb' });
  });
});
