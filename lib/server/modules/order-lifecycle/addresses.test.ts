import { Problem } from '@/lib/server/platform/base/problem';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { APP_PREFIX } from '@/lib/contracts/endpoint';
import type { ErrorBody } from '@/lib/contracts/errors';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { WantedAddresses } from '@/lib/domain/order/elsewhere';
import { createServices, replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { postJson } from '@/lib/testing/api-client';
import { startApi } from '@/lib/testing/api-server';
import { guestOf, openPaymentPage, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { addressesWith, anAddress, anItem } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { BOTH_ENDS } from '@/lib/testing/addresses';
import { MESSAGES } from '@/lib/validation/messages';

const N1 = anAddress({ postcode: 'N1 2TX' });
const SE15 = anAddress({ postcode: 'SE15 4QL' });
const E1 = anAddress({ postcode: 'E1 6AN' });
/** Without a lift, so that a move there costs more. */
const HIGH = { ...E1, floor: 4 };
const ends = (changes: { readonly collection?: typeof N1; readonly delivery?: typeof N1 } = {}) => ({
  collection: N1,
  delivery: SE15,
  ...changes,
});

type Flow = readonly [name: string, place: (deps: Deps, at: typeof N1) => Promise<CreatedOrderDto>, kind: string];
const FLOWS: readonly Flow[] = [
  [
    'move',
    (deps, delivery) => placePaidOrder(deps, { addresses: addressesWith({ collection: N1, delivery }) }),
    'delivery',
  ],
  [
    'storage',
    (deps, at) => placePaidOrderOf(deps, 'storage', fullStorageAnswers({ addresses: { storage_collection: at } })),
    'storage_collection',
  ],
  [
    'return',
    (deps, at) => placePaidOrderOf(deps, 'storage-return', fullReturnAnswers({ addresses: { delivery: at } })),
    'delivery',
  ],
  [
    'clean',
    (deps, at) => placePaidOrderOf(deps, 'cleaning', fullCleaningAnswers({ addresses: { cleaning: at } })),
    'cleaning',
  ],
];

describeWithDatabase('an order to another address', (database) => {
  let deps: Deps;
  const clock = fixedClock();
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });
  const view = async ({ reference, token }: CreatedOrderDto) => {
    const found = await viewOrder(deps, reference, token);
    if (!found) throw new Error('The order is gone');
    return found;
  };
  const given = async (order: CreatedOrderDto) =>
    (await view(order)).stops.list.map(({ stop, given: details }) => [stop, details?.line1 ?? null]);
  const saveAddresses = ({ reference, token }: CreatedOrderDto, version = 0) =>
    createServices(deps).addresses.save({ reference, token, version, stops: [...BOTH_ENDS] });
  const messages = async (topic: string) =>
    (await database().db.selectFrom('outbox').selectAll().where('topic', '=', topic).execute()).length;

  it.each(FLOWS)('%s: costs there to the penny what a new order does, there and back', async (name, place, kind) => {
    const order = await place(deps, SE15);
    const there = await place(deps, HIGH);
    const guest = guestOf(deps, order);
    const all = (at: typeof N1): WantedAddresses => (name === 'move' ? ends({ delivery: at }) : { [kind]: at });
    const preview = await guest.previewAddresses(all(HIGH));
    expect(preview.totalAfter).toBe(there.totalWithDiscount);
    expect(preview.moved).toMatchObject([
      { stop: kind, now: 'E1 6AN, 4th floor, no lift, parking at the door', isElsewhere: true },
    ]);
    const change = await guest.changeAddresses(all(HIGH));
    const isDearer = there.totalWithDiscount > order.totalWithDiscount;
    expect(change).toMatchObject({ kind: 'address', state: isDearer ? 'awaiting_payment' : 'applied' });
    if (isDearer) {
      expect((await view(order)).order.addresses).toMatchObject({ [kind]: SE15 });
      await (await openPaymentPage(deps, order)).click('pay');
    }
    const moved = await view(order);
    expect([moved.order.addresses, moved.state, moved.quote.totalWithDiscount]).toMatchObject([
      { [kind]: HIGH },
      'confirmed',
      there.totalWithDiscount,
    ]);
    expect(moved.version).toBe(preview.version + 1);
    expect(moved.events.map(({ type }) => type)).toContain('address_changed');
    const back = await guest.changeAddresses(all(SE15));
    expect(back.state).toBe('applied');
    expect(back.refund).toBeCloseTo(there.totalWithDiscount - order.totalWithDiscount, 2);
    expect((await view(order)).quote.totalWithDiscount).toBe(order.totalWithDiscount);
  });

  itOnBoth('is dearer by the stairs of a storey, paid first, and tells all who have to know', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    const change = await guest.changeAddresses(ends({ delivery: HIGH }));
    expect([change.state, change.toPay > 0, change.payUntil]).toEqual([
      'awaiting_payment',
      true,
      '2026-11-24T09:30:00.000Z',
    ]);
    expect(await messages('order.changed.customer')).toBe(0);
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await messages('order.changed.customer')).toBe(1);
    const invoices = await database().db.selectFrom('invoices').selectAll().orderBy('number').execute();
    expect(invoices.map(({ gross_pence }) => gross_pence)).toEqual([25_900, Math.round(change.toPay * 100)]);
    const [first, second] = invoices.map(({ document_json }) => document_json);
    expect([first?.includes('SE15 4QL'), first?.includes('E1 6AN')]).toEqual([true, false]);
    expect([second?.includes('Another address'), second?.includes('E1 6AN')]).toEqual([true, true]);
    const found = await database().db.selectFrom('search_words').select('word').execute();
    const words = found.map(({ word }) => word);
    expect([words.includes('e16an'), words.includes('se154ql')]).toEqual([true, false]);
  });

  it('pays back by the percentages of the day what a cheaper address saves', async () => {
    const order = await placePaidOrder(deps, { addresses: addressesWith(ends({ delivery: HIGH })) });
    const guest = guestOf(deps, order);
    const whole = (await guest.previewAddresses(ends({ delivery: E1 }))).refund;
    expect(whole).toBeGreaterThan(0);
    clock.set('2026-12-13T09:00:00.000Z');
    const late = await guest.previewAddresses(ends({ delivery: E1 }));
    expect(late.lines[0]?.refundPercent).toBe(50);
    expect(late.refund).toBeCloseTo(whole / 2, 2);
    clock.set('2026-12-14T10:00:00.000Z');
    await expect(guest.previewAddresses(ends({ delivery: E1 }))).rejects.toMatchObject({ code: 'too_late_to_change' });
  });

  it('drops what was said of the old postcode and keeps the rest; the street is asked for anew', async () => {
    const order = await placePaidOrder(deps);
    await saveAddresses(order);
    expect(await messages('order.where_exactly.customer')).toBe(0);
    await guestOf(deps, order).changeAddresses(ends({ delivery: E1 }));
    expect(await given(order)).toEqual([
      ['collection', '12 Elm Road'],
      ['delivery', null],
    ]);
    const kept = JSON.stringify(await database().db.selectFrom('order_stops').selectAll().execute());
    expect([kept.includes('Buzzer 3'), kept.includes('7 Rye Lane')]).toEqual([true, false]);
    expect(await messages('order.where_exactly.customer')).toBeGreaterThan(0);
    await expect(saveAddresses(order, 1)).rejects.toMatchObject({ code: 'order_changed' });
    await saveAddresses(order, 2);
    await guestOf(deps, order).changeAddresses(ends({ collection: E1, delivery: E1 }));
    expect(JSON.stringify(await database().db.selectFrom('order_stops').selectAll().execute())).not.toMatch(
      /Buzzer 3|Sam Porter|900456/,
    );
  });

  it('keeps street and notes where only the floor is another', async () => {
    const order = await placePaidOrder(deps);
    await saveAddresses(order);
    await guestOf(deps, order).changeAddresses(ends({ delivery: { ...SE15, parking: false } }));
    if ((await view(order)).openChange) await (await openPaymentPage(deps, order)).click('pay');
    expect((await view(order)).order.addresses.delivery).toMatchObject({ parking: false });
    expect(await given(order)).toEqual([
      ['collection', '12 Elm Road'],
      ['delivery', '7 Rye Lane'],
    ]);
  });

  it('does not take a street that was typed for the postcode before, also where none had been given', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).changeAddresses(ends({ delivery: E1 }));
    await expect(saveAddresses(order, 0)).rejects.toMatchObject({ code: 'order_changed' });
    await guestOf(deps, order).changeAddresses(ends());
    expect(await given(order)).toEqual([
      ['collection', null],
      ['delivery', null],
    ]);
  });

  it('takes the cleaners of a move to the home that is left', async () => {
    const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
    await guestOf(deps, order).changeAddresses(ends({ collection: E1 }));
    expect((await view(order)).order.addresses).toMatchObject({ collection: E1, cleaning: E1 });
  });

  it('refuses what has no online price, with the field that it is about, and what changes nothing', async () => {
    const guest = guestOf(deps, await placePaidOrder(deps));
    const refusalOf = async (addresses: WantedAddresses) =>
      guest.previewAddresses(addresses).then(
        () => 'accepted',
        (error: unknown) =>
          error instanceof Problem ? [error.code, Object.keys(error.details.fields ?? {})] : [error],
      );
    const [leeds, bath] = ['LS1 1UR', 'BA1 1AA'].map((postcode) => anAddress({ postcode }));
    expect(await refusalOf(ends({ collection: leeds ?? N1, delivery: bath ?? N1 }))).toEqual([
      'by_request',
      ['addresses.delivery.postcode'],
    ]);
    expect(await refusalOf(ends({ collection: anAddress({ postcode: 'ZZ1 1AA' }) }))).toEqual([
      'unknown_district',
      ['addresses.collection.postcode'],
    ]);
    expect(await refusalOf(ends())).toEqual(['nothing_to_change', []]);
    expect(await refusalOf(ends({ delivery: { ...SE15, postcode: 'se154ql' } }))).toEqual(['nothing_to_change', []]);
    expect(await refusalOf({ collection: N1 })).toEqual(['validation_failed', ['addresses']]);
    const unpaid = guestOf(deps, await placeOrder(deps));
    await expect(unpaid.previewAddresses(ends({ delivery: E1 }))).rejects.toMatchObject({ code: 'order_unpaid' });
  });

  it('reads the job anew: a piano on the stairs of the new address is charged for', async () => {
    const piano = { ...anItem(50), id: 'piano_upright', title: 'Piano, upright' };
    const guest = guestOf(deps, await placePaidOrder(deps, { furnitureItems: [piano] }));
    const { quote } = await guest.previewAddresses(ends({ delivery: HIGH }));
    expect(quote?.lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['extra_mover', 'piano_stairs']));
  });

  it('against a reschedule: the first is made, and the other is told', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    const slot = { date: '2026-12-16', start: '08:00', end: '10:00' };
    const seen = guest.agreed(await guest.previewAddresses(ends({ delivery: E1 })));
    const addresses = { ...ends({ delivery: E1 }), additional_collection: [], additional_delivery: [] };
    const results = await Promise.allSettled([
      guest.changes.changeAddresses({ ...seen, addresses }),
      guest.reschedule(slot),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(lost).toMatchObject({ code: 'order_changed' });
  });

  it('is made once however often it is sent, and its key is no other change’s', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    const addresses = { ...ends({ delivery: E1 }), additional_collection: [], additional_delivery: [] };
    const request = { ...guest.agreed(await guest.previewAddresses(addresses)), addresses };
    const all = await Promise.all([1, 2, 3].map(() => guest.changes.changeAddresses(request)));
    expect(new Set(all.map(({ changeId }) => changeId)).size).toBe(1);
    expect((await view(order)).version).toBe(request.version + 1);
    const other = { ...request, addresses: { ...addresses, delivery: HIGH } };
    await expect(guest.changes.changeAddresses(other)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await messages('order.changed.customer')).toBe(1);
  });

  it('over HTTP: every field is checked by the rules of the flow, and nothing strange is stored', async () => {
    replaceServices(deps);
    const api = await startApi();
    const order = await placePaidOrder(deps);
    const post = (addresses: unknown) =>
      postJson<OrderChangeDto & ErrorBody>(api.origin, `${APP_PREFIX}/preview_order_addresses`, {
        id: order.orderId,
        token: order.token,
        addresses,
      });
    const fieldsOf = async (addresses: unknown) => {
      const { status, body } = await post(addresses);
      return [status, body.error.fields ?? {}];
    };
    expect(await fieldsOf(ends({ delivery: { ...E1, postcode: 'E1' } }))).toEqual([
      422,
      { 'addresses.delivery.postcode': MESSAGES.postcodeInvalid },
    ]);
    expect(await fieldsOf({ ...ends(), delivery: { postcode: 'E1 6AN', floor: 3, parking: true } })).toEqual([
      422,
      { 'addresses.delivery.elevator': MESSAGES.liftRequired },
    ]);
    const hostile: readonly unknown[] = [
      null,
      [],
      'x',
      { collection: [N1], delivery: SE15 },
      { ...ends(), additional_delivery: Array.from({ length: 500 }, () => E1) },
      ends({ delivery: { ...E1, floor: 1e9 } }),
      { ...ends(), delivery: { ...E1, postcode: { $ne: '' } } },
      { ...ends(), cleaning: E1 },
    ];
    for (const body of hostile) expect((await post(body)).status).toBe(422);
    expect((await post({ ...ends(), delivery: { ...E1, extra: 'x' } })).status).toBe(200);
  });
});
