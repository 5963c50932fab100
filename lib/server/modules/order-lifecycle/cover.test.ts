import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { changeCover } from '@/lib/contracts/order-cover';
import { COVER_FIELDS, fieldsOfCover, worthField } from '@/lib/domain/order/cover-fields';
import { createServices, replaceServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { startApi } from '@/lib/testing/api-server';
import { guestOf, openPaymentPage, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';

const PIANO = anItem(50, { id: 'piano_upright', title: 'Piano, upright', kilograms: 220 });
const LISTED = { furnitureItems: [PIANO] } as const;
const HIGH = { ...LISTED, cover: { step: 'high', worth: [{ id: 'piano_upright', pounds: 1_350 }] } } as const;
/** One bedroom; the step of cover. Pounds. */
const [PLAIN, HIGH_PRICE, RAISED_PRICE] = [259, 39, 19];

/** Booked for Tuesday 15 December 2026, 10:00. */
describeWithDatabase('cover of a booked order', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '9', STORAGE_CREWS: '9' });
    replaceServices(deps);
  });

  const service = () => createServices(deps).orderCover;
  const keyOf = ({ reference, token }: CreatedOrderDto) => ({ reference, token });
  const shown = async (order: CreatedOrderDto, fields: Readonly<Record<string, string>> = {}) => {
    const view = await service().view(keyOf(order), fields);
    if (!view) throw new Error('No order');
    return view;
  };
  const asked = async (order: CreatedOrderDto, fields: Readonly<Record<string, string>>) => {
    const { asked: found } = await shown(order, fields);
    if (!found?.preview) throw new Error(`Nothing was priced: ${found?.refusal ?? 'not asked'}`);
    const { cover, idempotencyKey, preview } = found;
    const { version, toPay: expectedToPay, refund: expectedRefund } = preview;
    const agreed = { ...keyOf(order), version, expectedToPay, expectedRefund, idempotencyKey };
    const worth = cover.worth.map((line) => ({ ...line }));
    return { preview, form: { ...agreed, wantsStartWithin14Days: false, cover: { step: cover.step, worth } } };
  };
  const step = (name: string) => ({ [COVER_FIELDS.step]: name });
  const stored = async ({ orderId }: CreatedOrderDto) => {
    const row = await findOrder(deps.db, orderId);
    return row && { total: row.total_pence / 100, cover: orderOf(row).cover };
  };

  it('PLN-3 says what it is and until when, and the exact difference before anything happens', async () => {
    const order = await placePaidOrder(deps, LISTED);
    expect(await shown(order)).toMatchObject({
      of: 'move',
      stage: 'open',
      lastDay: '2026-12-14',
      asked: null,
      agreed: 'On this order we are liable for up to £100 an item and £10,000 a job.',
    });
    const { preview } = await asked(order, step('raised'));
    expect(preview).toMatchObject({ toPay: RAISED_PRICE, refund: 0, totalBefore: PLAIN, totalAfter: PLAIN + 19 });
    expect(await stored(order)).toEqual({ total: PLAIN, cover: undefined });
    expect((await shown(order, step('included'))).asked).toMatchObject({ refusal: 'nothing_to_change', preview: null });
  });

  it('PLN-3 more is paid first, less comes back, and a form sent twice is one change', async () => {
    const order = await placePaidOrder(deps, LISTED);
    clock.advanceMinutes(90);
    const more = await asked(order, { ...step('high'), [worthField('piano_upright')]: '1350' });
    const change = await service().change(more.form);
    expect(change).toMatchObject({ kind: 'edit', state: 'awaiting_payment', toPay: HIGH_PRICE });
    expect((await service().change(more.form)).changeId).toBe(change.changeId);
    expect((await stored(order))?.total).toBe(PLAIN);
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await stored(order)).toEqual({
      total: PLAIN + HIGH_PRICE,
      cover: { step: 'high', itemLimit: 1_500, jobLimit: 25_000, worth: HIGH.cover.worth },
    });

    const less = await asked(order, step('included'));
    expect(less.preview).toMatchObject({ toPay: 0, refund: HIGH_PRICE });
    expect(await service().change(less.form)).toMatchObject({ state: 'applied', refund: HIGH_PRICE });
    expect(await stored(order)).toMatchObject({ total: PLAIN, cover: { step: 'included', worth: HIGH.cover.worth } });
  });

  it('PLN-3 another value costs nothing and is kept, and one can be taken back', async () => {
    const order = await placePaidOrder(deps, HIGH);
    const dearer = await asked(order, { ...step('high'), [worthField('piano_upright')]: '£2,000' });
    expect(dearer.preview).toMatchObject({ toPay: 0, refund: 0 });
    await service().change(dearer.form);
    expect((await stored(order))?.cover?.worth).toEqual([{ id: 'piano_upright', pounds: 2_000 }]);
    await service().change((await asked(order, { ...step('high'), [worthField('piano_upright')]: '' })).form);
    expect(await stored(order)).toMatchObject({ total: PLAIN + HIGH_PRICE, cover: { step: 'high', worth: [] } });
  });

  it('PLN-3 is open to the last minute of the day before, at what the scale pays back, and closed on the day', async () => {
    const order = await placePaidOrder(deps, HIGH);
    clock.set('2026-12-14T23:58:00.000Z');
    const less = await asked(order, step('included'));
    expect(less.preview).toMatchObject({ totalBefore: 298, totalAfter: PLAIN, toPay: 0, refund: 0 });
    const more = await asked(order, step('highest'));
    expect(more.preview).toMatchObject({ toPay: 50, refund: 0 });
    clock.set('2026-12-15T00:00:00.000Z');
    expect(await shown(order, step('highest'))).toMatchObject({ stage: 'late', asked: null });
    await expect(service().change(more.form)).rejects.toMatchObject({ code: 'too_late_to_change' });
    expect((await stored(order))?.total).toBe(298);
  });

  itOnBoth('PLN-3 of a list is closed on the day too, whoever edits it within the hour of paying', async () => {
    const order = await placePaidOrder(deps, LISTED);
    // As one that was taken on the telephone and is paid the night before.
    const paid = { confirmed_at: '2026-12-14T23:50:00.000Z' };
    await deps.db.updateTable('orders').set(paid).where('id', '=', order.orderId).execute();
    clock.set('2026-12-15T00:05:00.000Z');
    const contents = { addOns: [], furnitureItems: [PIANO] };
    const packed = { ...contents, addOns: ['PACKING' as const] };
    expect(await guestOf(deps, order).previewEdit(packed)).toMatchObject({ toPay: 99 });
    await expect(guestOf(deps, order).previewEdit({ ...contents, coverStep: 'raised' })).rejects.toMatchObject({
      code: 'too_late_to_change',
    });
  });

  it('PLN-3 of a collection is that of its stay: one difference, and what follows stays', async () => {
    const order = await placePaidOrderOf(deps, 'storage', fullStorageAnswers({ furnitureItems: [PIANO] }));
    expect(await shown(order)).toMatchObject({ of: 'stay', stage: 'open', lastDay: '2026-12-14' });
    const { preview, form } = await asked(order, step('raised'));
    expect(preview).toMatchObject({ toPay: RAISED_PRICE });
    expect(preview.quote?.follows?.map(({ amount }) => amount)).toEqual([52.56, 61]);
    await service().change(form);
    await (await openPaymentPage(deps, order)).click('pay');
    expect((await stored(order))?.cover).toMatchObject({ step: 'raised', itemLimit: 500 });
  });

  it('PLN-3 is fixed where an order has none of its own, and closed before it is paid and once it is cancelled', async () => {
    const clean = await placePaidOrderOf(deps, 'cleaning', fullCleaningAnswers());
    const back = await placePaidOrderOf(deps, 'storage-return', fullReturnAnswers());
    expect([(await shown(clean)).stage, (await shown(back)).stage]).toEqual(['fixed', 'fixed']);
    const unpaid = await placeOrder(deps, LISTED);
    expect((await shown(unpaid)).stage).toBe('closed');
    const paid = await placePaidOrder(deps, LISTED);
    const { form } = await asked(paid, step('raised'));
    await guestOf(deps, paid).cancel();
    expect((await shown(paid)).stage).toBe('closed');
    await expect(service().change(form)).rejects.toMatchObject({ code: 'order_cancelled' });
    await expect(service().change({ ...form, token: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('PLN-3 is changed by a plain form: to the payment, to the order, and back with why not', async () => {
    const order = await placePaidOrder(deps, HIGH);
    const { origin } = await startApi();
    const post = async ({ cover, ...fields }: Awaited<ReturnType<typeof asked>>['form']) => {
      const flat = Object.entries({ ...fields, ...fieldsOfCover(cover) }).map(([name, value]) => [name, String(value)]);
      const answer = await fetch(origin + changeCover.path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(flat),
        headers: { Origin: deps.config.siteOrigin, 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      return [answer.status, answer.headers.get('location') ?? ''] as const;
    };
    const page = `/orders/${order.reference}`;
    const more = await asked(order, step('highest'));
    const [status, again] = await post({ ...more.form, expectedToPay: 1 });
    expect(status).toBe(303);
    expect(again.startsWith(`${page}/cover?`)).toBe(true);
    expect(Object.fromEntries(new URL(again, origin).searchParams)).toEqual({
      token: order.token,
      ...step('highest'),
      [worthField('piano_upright')]: '1350',
      trouble: 'price_changed',
    });
    expect(await post(more.form)).toEqual([303, `/api/orders/${order.reference}/pay?token=${order.token}`]);
    const less = await asked(order, step('included'));
    expect(await post(less.form)).toEqual([303, `${page}?token=${order.token}&changed=items`]);
    expect(await stored(order)).toMatchObject({ total: PLAIN, cover: { worth: HIGH.cover.worth } });
  });
});
