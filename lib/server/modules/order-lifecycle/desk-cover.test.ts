import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { createServices, replaceServices } from '@/lib/server/container';
import { rebookAnswers } from '@/lib/server/modules/accounts/view';
import { orderOf, quoteOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { ONE_BEDROOM, postOrder } from '@/lib/testing/api-client';
import { startApi } from '@/lib/testing/api-server';
import { guestOf, openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { madeClaim, workDone } from '@/lib/testing/claims';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { anItem } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

const PIANO = anItem(50, { id: 'piano_upright', title: 'Piano, upright', kilograms: 220 });
const WORTH = [{ id: 'piano_upright', pounds: 1_350 }];
const HIGH = { furnitureItems: [PIANO], cover: { step: 'high', worth: WORTH } } as const;
const LIMITS = '£1,500 an item and £25,000 a job';
const INCLUDED = '£100 an item and £10,000 a job';
/** Prices in pence of a one-bedroom move and of the cover steps. */
const [PLAIN_PRICE, HIGH_PRICE, RAISED_PRICE] = [25_900, 3_900, 1_900];

describeWithDatabase('more cover on an order', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
  });

  const stored = async ({ orderId }: CreatedOrderDto) => {
    const row = await findOrder(deps.db, orderId);
    if (!row) throw new Error('The order is gone');
    return { row, order: orderOf(row), quote: quoteOf(row), total: row.total_pence };
  };
  const mails = async () => {
    const sent: MailMessage[] = [];
    await deliverAll(deps, { mailer: { send: (mail) => (sent.push(mail), Promise.resolve({ outcome: 'sent' })) } });
    return sent;
  };
  const fail = (): never => {
    throw new Error('Nothing was worked out');
  };
  const sideOf = ({ quote }: Awaited<ReturnType<typeof stored>>) => quote.lines.find(({ code }) => code === 'cover');

  it('PLN-3 is stored, priced, mailed, shown to its customer and at the desk, and used by a claim', async () => {
    const placed = await placePaidOrder(deps, HIGH);
    const kept = await stored(placed);
    expect(kept.order.cover).toEqual({ step: 'high', itemLimit: 1_500, jobLimit: 25_000, worth: WORTH });
    expect(sideOf(kept)).toMatchObject({ label: 'More cover', detail: `up to ${LIMITS}`, amount: HIGH_PRICE });
    expect(kept.total).toBe(PLAIN_PRICE + HIGH_PRICE);

    const booked = (await mails()).find(({ subject }) => subject.startsWith('Booked: '));
    expect(booked?.text).toContain(`${LIMITS}, as ordered`);
    expect(booked?.text).toContain('More cover');
    expect(booked?.text).not.toContain(INCLUDED);

    const [invoice] = await deps.db.selectFrom('invoices').selectAll().execute();
    expect(invoice?.gross_pence).toBe(PLAIN_PRICE + HIGH_PRICE);

    await workDone(deps, clock, placed.orderId, '2026-12-15T11:00:00.000Z');
    await madeClaim(deps, placed);
    const page = await createServices(deps).claims.view(placed.reference, placed.token);
    expect(page?.limit).toBe(`On this order we are liable for up to ${LIMITS}.`);
    const desk = await atTheDesk(deps);
    const fact = { label: 'Cover', text: `${LIMITS}, as ordered` };
    expect((await desk.view('order', `/desk/orders/${placed.reference}`)).facts).toContainEqual(fact);
    expect((await desk.view('claim', `/desk/claims/${placed.reference}/1`)).facts).toContainEqual(fact);
  });

  it('PLN-3 of an order that was never asked is the included one, everywhere', async () => {
    const placed = await placePaidOrder(deps);
    expect((await stored(placed)).order).not.toHaveProperty('cover');
    const booked = (await mails()).find(({ subject }) => subject.startsWith('Booked: '));
    expect(booked?.text).toContain(`${INCLUDED}, included`);
    expect((await createServices(deps).claims.view(placed.reference, placed.token))?.limit).toContain(INCLUDED);
  });

  it('PLN-3 a step that is not sold is refused, one at the price without it is priced right, and nothing is kept', async () => {
    const api = await startApi();
    const asked = (cover: unknown) => postOrder(api.origin, { answers: { cover } as never });
    const invented = await asked({ step: 'everything', worth: [] });
    expect([invented.status, Object.keys(invented.body.error.fields ?? {})]).toEqual([422, ['answers.cover.step']]);
    const cheap = await asked({ step: 'high', worth: [], price: 0, itemLimit: 1_000_000 });
    expect([cheap.status, cheap.body.error.code]).toEqual([409, 'price_changed']);
    expect(cheap.body.error.quote?.totalWithDiscount).toBe(ONE_BEDROOM + HIGH_PRICE / 100);
    expect(await deps.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });

  it('PLN-3 a value of what is not on the list is not kept, and no value changes the price', async () => {
    const worth = [...WORTH, { id: 'harp', pounds: 999_999 }];
    const placed = await placePaidOrder(deps, { furnitureItems: [PIANO], cover: { step: 'included', worth } });
    const kept = await stored(placed);
    expect([kept.order.cover?.worth, kept.total]).toEqual([WORTH, PLAIN_PRICE]);
    expect(sideOf(kept)).toBeUndefined();
  });

  it('PLN-3 is taken later for its price, kept by a change of something else, and refunded when it is taken out', async () => {
    const placed = await placePaidOrder(deps, { ...HIGH, cover: { step: 'included', worth: WORTH } });
    const guest = guestOf(deps, placed);
    const contents = { addOns: [], furnitureItems: [PIANO] };
    clock.advanceMinutes(90);
    const more = { ...contents, coverStep: 'raised' as const };
    const preview = await guest.previewEdit(more);
    expect(preview).toMatchObject({ toPay: RAISED_PRICE / 100, refund: 0 });
    await guest.edit(more);
    await (await openPaymentPage(deps, placed)).click('pay');
    expect(await stored(placed)).toMatchObject({
      total: PLAIN_PRICE + RAISED_PRICE,
      order: { cover: { step: 'raised', itemLimit: 500, worth: WORTH } },
    });

    await guest.edit({ ...contents, furnitureItems: [PIANO, anItem(5, { id: 'custom_1', title: 'Stool' })] });
    await guest.reschedule({ date: '2026-12-16', start: '08:00', end: '10:00' });
    const moved = await stored(placed);
    expect([moved.order.cover?.step, sideOf(moved)?.amount]).toEqual(['raised', RAISED_PRICE]);
    expect((await mails()).some(({ text }) => text.includes('More cover'))).toBe(true);

    const back = await guest.previewEdit({ ...contents, coverStep: 'included' });
    expect(back).toMatchObject({ toPay: 0, refund: RAISED_PRICE / 100 });
    await guest.edit({ ...contents, coverStep: 'included' });
    expect(await stored(placed)).toMatchObject({
      total: PLAIN_PRICE,
      order: { cover: { step: 'included', itemLimit: 100, worth: WORTH } },
    });
    await expect(guest.previewEdit({ ...contents, coverStep: null })).rejects.toMatchObject({
      code: 'nothing_to_change',
    });
  });

  it('PLN-3 is chosen in the desk’s form of a list, with the money first, and written down there', async () => {
    const placed = await placePaidOrder(deps, HIGH);
    const desk = await atTheDesk(deps);
    const page = (fields: object) =>
      `/desk/orders/${placed.reference}/items?${new URLSearchParams({ list: '1', ...fields }).toString()}`;
    const kept = await desk.view('items', page({ 'i.piano_upright': '2', cover: '' }));
    expect(kept.picked?.facts.map(({ label }) => label)).not.toContain('Cover');
    expect(kept.picked).toMatchObject({ toPay: 0, refund: 0 });
    const { picked, cover, covers } = await desk.view('items', page({ cover: 'raised' }));
    expect([cover, covers.length]).toEqual(['raised', 4]);
    expect(picked).toMatchObject({ toPay: 0, refund: 2_000 });
    expect(picked?.facts[0]).toEqual({ label: 'Cover', text: 'Up to £500 an item and £15,000 a job' });
    const { version, idempotencyKey, toPay: expectedToPay, refund: expectedRefund, asked } = picked ?? fail();
    const form = { reference: placed.reference, version, idempotencyKey, expectedToPay, expectedRefund, asked };
    expect((await desk.call('change_items', form)).location).toContain('done=deskChangeItems');
    expect((await stored(placed)).order.cover).toEqual({
      step: 'raised',
      itemLimit: 500,
      jobLimit: 15_000,
      worth: WORTH,
    });
    const { timeline } = await desk.view('order', `/desk/orders/${placed.reference}`);
    expect(timeline[0]?.detail).toContain(`cover: ${LIMITS}, as ordered → £500 an item and £15,000 a job, as ordered`);
  });

  it('PLN-3 is part of the transport: cancelling pays back what the transport pays back', async () => {
    const placed = await placePaidOrder(deps, HIGH);
    clock.set('2026-12-13T12:00:00.000Z');
    const { lines, refund } = await guestOf(deps, placed).previewCancellation();
    expect(lines).toMatchObject([{ service: 'MOVING', refundPercent: 50 }]);
    expect(refund).toBe((PLAIN_PRICE + HIGH_PRICE) / 200);
  });

  it('PLN-3 is booked again as it was', async () => {
    const { row } = await stored(await placeOrder(deps, HIGH));
    expect(rebookAnswers(row)).toMatchObject({ cover: HIGH.cover });
  });
});
