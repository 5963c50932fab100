import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { replaceServices } from '@/lib/server/container';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { anAddress, addressesWith } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers } from '@/lib/testing/services';
import { MESSAGES } from '@/lib/validation/messages';

describeWithDatabase('orders at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, CREWS: '1' });
    replaceServices(deps);
    desk = await atTheDesk(deps);
  });

  const references = async (query: string): Promise<readonly string[]> =>
    (await desk.view('orders', `/desk/orders?${query}`)).orders.map(({ reference }) => reference);
  const topics = async (): Promise<readonly string[]> =>
    (await deps.db.selectFrom('outbox').select('topic').orderBy('topic').execute()).map(({ topic }) => topic);
  const state = async (reference: string) => (await findOrderByReference(deps.db, reference))?.state;
  const audit = () => deps.db.selectFrom('desk_audit').selectAll().execute();

  itOnBoth('are found by what the customer can say, by service, state and day, and page by page', async () => {
    const { reference: move } = await placePaidOrder(deps, { lastName: 'O’Neill_50%' });
    clock.advanceMinutes(1);
    const addresses = { cleaning: anAddress({ postcode: 'E1 6AN' }) };
    const clean = fullCleaningAnswers({ firstName: 'Grace', email: 'grace@example.org', addresses });
    const { reference: second } = await placePaidOrderOf(deps, 'cleaning', {
      ...clean,
      dates: { cleaningDate: '2026-12-18' },
    });
    expect(await references('')).toEqual([second, move]);
    expect(await references(`search=${move.toLowerCase().replaceAll('-', '')}`)).toEqual([move]);
    expect(await references('search=se154ql')).toEqual([move]);
    expect(await references('search=GRACE')).toEqual([second]);
    expect(await references('search=%2B44+7700+900123')).toEqual([second, move]);
    expect(await references('search=_50%25')).toEqual([move]);
    expect(await references('search=x_50%25')).toEqual([]);
    expect(await references('service=cleaning')).toEqual([second]);
    expect(await references('state=cancelled')).toEqual([]);
    expect(await references('from=2026-12-16')).toEqual([second]);
    expect(await references('to=2026-12-17')).toEqual([move]);
    expect(await references('page=9')).toEqual([second, move]);
  });

  it('INV-1: show their invoices, behind the links that their customers have', async () => {
    const { reference, token } = await placePaidOrder(deps);
    const { documents } = await desk.view('order', `/desk/orders/${reference}`);
    expect(documents).toEqual([
      {
        label: 'Invoice',
        text: 'INV-2026-000001, 24 November 2026, £259',
        href: `/orders/${reference}/invoices/INV-2026-000001?token=${token}`,
      },
    ]);
  });

  itOnBoth('become a file that a spreadsheet can be trusted with', async () => {
    const { reference } = await placePaidOrder(deps, { firstName: '=cmd()', lastName: 'a "b"' });
    const { status, text } = await desk.call('orders.csv?state=confirmed');
    expect(status).toBe(200);
    const [head, row, end] = text.split('\r\n');
    expect(head).toMatch(/^Reference,Status,Service,/);
    expect(row).toBe(
      `${reference},Booked,Move,2026-11-24T09:00:00.000Z,2026-12-15,10:00–12:00,"'=cmd() a ""b""",` +
        `ada@example.com,'+44 7700 900123,N1 2TX to SE15 4QL,259.00`,
    );
    expect(end).toBe('');
  });

  itOnBoth('are all in the file, also those of the same instant, however many', async () => {
    const { orderId } = await placePaidOrder(deps);
    const row = await deps.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    for (let page = 0; page < 6; page += 1) {
      const copies = Array.from({ length: 201 }, (_, n) => {
        const name = `${page}-${n}`;
        return { ...row, id: `copy-${name}`, reference: `SM-${name}`, token_hash: name, idempotency_key: name };
      });
      await deps.db.insertInto('orders').values(copies).execute();
    }
    const { text } = await desk.call('orders.csv');
    const references = text.split('\r\n').map((line) => line.split(',')[0] ?? '');
    expect(references.filter((reference) => reference.startsWith('SM-')).length).toBe(6 * 201 + 1);
    expect(new Set(references).size).toBe(references.length);
  });

  it('are confirmed by hand only while they await payment; the customer hears of it as after a payment', async () => {
    const { reference } = await placeOrder(deps);
    expect((await desk.view('order', `/desk/orders/${reference}`)).actions).toEqual(['payment_link', 'confirm']);
    expect(await desk.call('confirm_order', { reference })).toMatchObject({
      status: 303,
      location: `/desk/orders/${reference}?done=deskConfirmOrder`,
    });
    expect(await state(reference)).toBe('confirmed');
    expect(await topics()).toContain('order.confirmed.customer');
    expect((await desk.call('confirm_order', { reference })).location).toContain('problem=order_changed');
    const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
    expect(timeline[0]).toMatchObject({ what: 'Confirmed by hand', who: OPERATOR });
    expect(await audit()).toHaveLength(1);
  });

  it('that lapsed are not confirmed by hand: their slot may be somebody else’s', async () => {
    const { reference } = await placeOrder(deps);
    clock.advanceMinutes(60);
    await placePaidOrder(deps);
    expect((await desk.call('confirm_order', { reference })).location).toContain('problem=order_changed');
    expect([await state(reference), await audit()]).toEqual(['expired', []]);
  });

  it.each([
    ['terms', '£129.50'],
    ['all', '£259'],
  ])(
    'are cancelled with the refund that was shown (%s), once however often the form is sent',
    async (choice, amount) => {
      const { reference } = await placePaidOrder(deps);
      clock.set('2026-12-13T10:00:00.000Z');
      const { choices, version, idempotencyKey } = await desk.view('cancel', `/desk/orders/${reference}/cancel`);
      const chosen = choices.find(({ value }) => value === choice);
      expect(chosen?.refundText).toBe(amount);
      const form = { reference, version, idempotencyKey, refund: choice, expectedRefund: chosen?.refund ?? 0 };
      const wrong = await desk.call('cancel_order', { ...form, expectedRefund: 1 });
      expect(wrong.location).toBe(`/desk/orders/${reference}/cancel?problem=refund_changed`);
      const sent = [await desk.call('cancel_order', form), await desk.call('cancel_order', form)];
      const done = `/desk/orders/${reference}?done=deskCancelOrder`;
      expect(sent.map(({ location }) => location)).toEqual([done, done]);
      const { head, money, messages, timeline } = await desk.view('order', `/desk/orders/${reference}`);
      expect(head.state.label).toBe('Cancelled');
      expect(money.filter(({ what }) => what.startsWith('Refund')).map((line) => line.amount)).toEqual([`−${amount}`]);
      expect(messages.map(({ what }) => what)).toContain('Order changed, to the customer');
      expect(timeline.filter(({ who }) => who === OPERATOR)).toHaveLength(1);
      const [entry, ...others] = await audit();
      expect(others).toEqual([]);
      expect(JSON.parse(entry?.after_json ?? '{}')).toMatchObject({ state: 'cancelled', refund: amount });
      expect(entry?.before_json).not.toContain('Ada');
    },
  );

  it('are moved to a free slot by the rules and statements of the customer’s own change', async () => {
    const { reference } = await placePaidOrder(deps);
    await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    const path = `/desk/orders/${reference}/reschedule?from=2026-12-15`;
    const { days } = await desk.view('reschedule', path);
    expect(days[0]?.slots.map(({ start }) => start)).not.toContain('12:00');
    const { picked } = await desk.view('reschedule', `${path}&date=2026-12-15&start=14:00`);
    if (!picked) throw new Error('No slot was picked');
    const { version, idempotencyKey, toPay: expectedToPay, refund: expectedRefund } = picked;
    const form = { reference, date: '2026-12-15', version, idempotencyKey, expectedToPay, expectedRefund };
    // The slot is full meanwhile, so overbooking it needs a reason.
    expect((await desk.call('reschedule_order', { ...form, start: '12:00' })).location).toContain('field=why');
    expect((await desk.call('reschedule_order', { ...form, start: '14:00' })).location).toContain('done=');
    const order = await desk.view('order', `/desk/orders/${reference}`);
    expect([order.head.state.label, order.head.when]).toEqual(['Rescheduled', 'Tue 15 Dec 2026, 14:00–16:00']);
    const [event] = await deps.db.selectFrom('order_events').selectAll().where('type', '=', 'rescheduled').execute();
    expect(event?.cause).toBe('operator');
  });

  describe('to another address', () => {
    const CLOSE = 'collection.postcode=N1+2TX&collection.floor=0&collection.parking=yes&';
    const to = (postcode: string, rest = 'delivery.floor=0&delivery.parking=yes') =>
      `${CLOSE}delivery.postcode=${postcode}&${rest}`;
    const STAIRS = 'delivery.floor=4&delivery.elevator=no&delivery.parking=yes';
    const pathOf = (reference: string) => `/desk/orders/${reference}/address`;

    itOnBoth('are moved by a form of their stops, with the exact money before anything happens', async () => {
      const { reference } = await placePaidOrder(deps);
      const empty = await desk.view('address', pathOf(reference));
      expect([empty.stops, empty.picked, empty.refusal]).toMatchObject([
        [
          { stop: 'collection', label: 'Collection', postcode: 'N1 2TX' },
          { stop: 'delivery', label: 'Delivery', postcode: 'SE15 4QL' },
        ],
        null,
        '',
      ]);
      const { picked } = await desk.view('address', `${pathOf(reference)}?${to('e16an')}`);
      if (!picked) throw new Error('Nothing was worked out');
      expect(picked.facts[0]).toEqual({ label: 'Delivery', text: 'E1 6AN, Ground floor, parking at the door' });
      const { version, idempotencyKey, toPay: expectedToPay, refund: expectedRefund, asked } = picked;
      const form = { reference, version, idempotencyKey, expectedToPay, expectedRefund, asked };
      const stale = await desk.call('change_addresses', { ...form, version: 9 });
      expect(stale.location).toContain('problem=order_changed');
      expect(stale.location).toContain('delivery.postcode=e16an');
      expect((await desk.call('change_addresses', form)).location).toContain('done=');
      const order = await desk.view('order', `/desk/orders/${reference}`);
      expect(JSON.stringify(order.addresses)).toContain('E1 6AN');
      const [event] = await deps.db
        .selectFrom('order_events')
        .selectAll()
        .where('type', '=', 'address_changed')
        .execute();
      expect(event?.cause).toBe('operator');
      const [entry] = await audit();
      expect([entry?.action, entry?.after_json]).toEqual(['order.moved', expect.stringContaining('Delivery')]);
      expect(`${entry?.before_json}${entry?.after_json}`).not.toMatch(/E1 6AN|SE15/);
    });

    it('are held for a difference that the customer is asked for', async () => {
      const { reference } = await placePaidOrder(deps);
      const { picked } = await desk.view('address', `${pathOf(reference)}?${to('E1 6AN', STAIRS)}`);
      if (!picked) throw new Error('Nothing was worked out');
      expect([picked.toPay > 0, picked.heldUntil]).toEqual([true, expect.stringMatching(/2026, \d\d:00$/)]);
      const { toPay: expectedToPay, refund: expectedRefund, version, idempotencyKey, asked } = picked;
      const form = { reference, version, idempotencyKey, expectedToPay, expectedRefund, asked };
      expect((await desk.call('change_addresses', form)).location).toContain('done=');
      expect(await topics()).toContain('order.change_to_pay.customer');
      expect(await topics()).not.toContain('order.changed.customer');
    });

    it.each([
      ['half a postcode', to('E1'), `Delivery: ${MESSAGES.postcodeInvalid}.`],
      ['a lift that nobody asked about', to('E1+6AN', 'delivery.floor=2&delivery.parking=yes'), MESSAGES.liftRequired],
      ['the addresses as they are', to('SE15+4QL'), ERROR_SENTENCES.nothing_to_change],
    ])('say why they are not, and keep what was typed: %s', async (_, query, sentence) => {
      const { reference } = await placePaidOrder(deps);
      const { picked, refusal, stops } = await desk.view('address', `${pathOf(reference)}?${query}`);
      expect([picked, refusal]).toEqual([null, expect.stringContaining(sentence)]);
      expect(stops[1]?.postcode).toBe(new URLSearchParams(query).get('delivery.postcode'));
    });
  });

  itOnBoth('of two operators who change one at once, the second is told, and nothing is done twice', async () => {
    const { reference } = await placePaidOrder(deps);
    const path = `/desk/orders/${reference}`;
    const { picked } = await desk.view('reschedule', `${path}/reschedule?date=2026-12-16&start=08:00`);
    const { choices, version, idempotencyKey } = await desk.view('cancel', `${path}/cancel`);
    if (!picked) throw new Error('No slot was picked');
    const money = { expectedToPay: picked.toPay, expectedRefund: picked.refund };
    const moved = { reference, date: '2026-12-16', start: '08:00', version: picked.version, ...money };
    const cancelled = { reference, version, refund: 'all', expectedRefund: choices[0]?.refund ?? 0 };
    const outcomes = await Promise.all([
      desk.call('reschedule_order', { ...moved, idempotencyKey: picked.idempotencyKey }),
      desk.call('cancel_order', { ...cancelled, idempotencyKey }),
    ]);
    const locations = outcomes.map(({ location }) => location);
    expect(locations.filter((location) => location.includes('done='))).toHaveLength(1);
    const refusal = locations.find((location) => location.includes('problem=')) ?? '';
    expect(refusal).toMatch(/problem=order_c(?:hanged|ancelled)$/);
    expect(await audit()).toHaveLength(1);
  });

  it('are done once their first appointment has begun, and then for good', async () => {
    const { reference } = await placePaidOrder(deps, {
      addresses: addressesWith({
        collection: anAddress({ postcode: 'N1 2TX' }),
        delivery: anAddress({ postcode: 'N1 2TX' }),
      }),
    });
    expect((await desk.call('complete_order', { reference })).location).toContain('problem=slot_unavailable');
    clock.set('2026-12-15T11:00:00.000Z');
    expect((await desk.view('order', `/desk/orders/${reference}`)).actions).toContain('complete');
    expect((await desk.call('complete_order', { reference })).location).toContain('done=');
    expect(await state(reference)).toBe('completed');
    expect((await desk.view('order', `/desk/orders/${reference}`)).actions).toEqual(['claim', 'refund']);
  });
});
