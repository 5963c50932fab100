import type { DraftDto } from '@/lib/contracts/checkout';
import type { ErrorBody, QuoteDto } from '@/lib/contracts/errors';
import type { DayDto } from '@/lib/contracts/slots';
import { pence } from '@/lib/domain/money';
import { replaceServices } from '@/lib/server/container';
import { QUOTE } from '@/lib/server/modules/orders/documents';
import { KEPT_LINES } from '@/lib/server/modules/quotes/job';
import { postJson, postOrder, send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { addressesWith, anAddress, fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';

const CHECKOUT = '/smart-app/api/v1/easy_checkout';
const DAY = 24 * 60;
/** The price in pence of the one-bedroom move in an earlier list, £20 below today's. */
const EARLIER = 23_900;
const TODAY = 25_900;

describeWithDatabase('what was quoted', (database) => {
  let api: ApiServer;
  const clock = fixedClock();
  const deps = () => testDeps(database().db, clock.now);

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(deps());
    api = await startApi();
  });

  const save = async (answers = fullAnswers(), draftId: string | null = null) =>
    (
      await postJson<DraftDto>(api.origin, CHECKOUT, {
        draftId,
        flow: 'moving',
        step: 'details',
        answers,
      })
    ).body;
  const asked = (answers = fullAnswers()) => {
    const { movingSpace, addOns, isStudent, addresses, furnitureItems, dates, promo } = answers;
    return { movingSpace, addOns, isStudent, addresses, furnitureItems, dates, promo };
  };
  const price = async (draftId: string | null, answers = fullAnswers()) =>
    (
      await postJson<QuoteDto>(api.origin, '/smart-app/api/v1/calculation_personalized', {
        ...asked(answers),
        ...(draftId && { draftId }),
      })
    ).body;
  const rows = () => database().db.selectFrom('kept_prices').selectAll().execute();

  /** Simulates a changed price list: a cheaper plan among the quoted lines. */
  const listHasChanged = async () => {
    const [row] = await rows();
    if (!row) throw new Error('Nothing is kept');
    const lines = KEPT_LINES.read(row.lines).map((line) =>
      line.key === 'moving_plan' ? { ...line, amount: pence(EARLIER) } : line,
    );
    await database()
      .db.updateTable('kept_prices')
      .set({ lines: KEPT_LINES.write(lines), price_list: '2-1-pages' })
      .execute();
  };

  it('is kept for 28 days from the first save, and no longer for being saved again', async () => {
    const first = await save();
    expect(first.pricesUntil).toBe('2026-12-22T09:00:00.000Z');
    clock.advanceMinutes(10 * DAY);
    expect((await save(fullAnswers(), first.draftId)).pricesUntil).toBe('2026-12-22T09:00:00.000Z');
    clock.advanceMinutes(18 * DAY);
    const read = await send<DraftDto>(api.origin, `${CHECKOUT}?draftId=${first.draftId}`);
    expect(read.body.pricesUntil).toBeNull();
    expect((await save(fullAnswers(), first.draftId)).pricesUntil).toBe('2027-01-19T09:00:00.000Z');
    expect(await rows()).toHaveLength(1);
  });

  it('is nothing while there is no price, and joined by what is quoted later', async () => {
    const halfTyped = fullAnswers({ addresses: addressesWith({ collection: anAddress({ postcode: 'N1' }) }) });
    const none = await save({ ...fullAnswers(), movingSpace: '' });
    expect([none.pricesUntil, await rows()]).toEqual([null, []]);
    const { draftId } = await save(halfTyped, none.draftId);
    await save({ ...halfTyped, addOns: ['PACKING'] }, draftId);
    const [row] = await rows();
    const kept = row ? KEPT_LINES.read(row.lines).map(({ key }) => key) : [];
    expect(kept).toEqual(expect.arrayContaining(['moving_plan', 'packing']));
  });

  itOnBoth('costs what it did under another price list: in the price, on every day, and in the order', async () => {
    const { draftId } = await save();
    const today = await price(null);
    expect(await price(draftId)).toEqual(today);

    await listHasChanged();
    const kept = await price(draftId);
    expect(kept.totalWithDiscount).toBe(today.totalWithDiscount - 20);
    expect(kept.kept).toContainEqual(expect.objectContaining({ key: 'moving_plan', amount: 239 }));
    expect(await price(null)).toEqual(today);

    const days = async (of: string | null) => {
      const answers = { ...asked(), dates: { movingDate: '' }, ...(of && { draftId: of }) };
      const range = { service: 'MOVING', from: '2026-12-15', to: '2026-12-15' };
      const { body } = await postJson<{ days: readonly DayDto[] }>(api.origin, '/smart-app/api/v1/slots', {
        ...range,
        answers,
      });
      return body.days.map(({ total }) => total);
    };
    expect([await days(draftId), await days(null)]).toEqual([[kept.totalWithDiscount], [today.totalWithDiscount]]);

    const refused = await postOrder(api.origin, { draftId, expectedTotal: today.totalWithDiscount });
    expect((refused.body as unknown as ErrorBody).error).toMatchObject({
      code: 'price_changed',
      quote: { totalWithDiscount: kept.totalWithDiscount },
    });
    const order = await postOrder(api.origin, { draftId, expectedTotal: kept.totalWithDiscount });
    expect(order.status).toBe(201);
    const stored = await database()
      .db.selectFrom('orders')
      .select(['quote_json', 'total_pence'])
      .executeTakeFirstOrThrow();
    expect(stored.total_pence).toBe(kept.totalWithDiscount * 100);
    expect(QUOTE.read(stored.quote_json)).not.toHaveProperty('kept');
  });

  it('costs what it costs today for another size, and when its time is over', async () => {
    const { draftId } = await save();
    await listHasChanged();
    const larger = fullAnswers({ movingSpace: 'two_bedroom' });
    expect((await price(draftId, larger)).totalWithDiscount).toBe((await price(null, larger)).totalWithDiscount);
    clock.advanceMinutes(27 * DAY);
    await save(fullAnswers(), draftId);
    expect((await price(draftId)).totalWithDiscount).toBe((await price(null)).totalWithDiscount - 20);
    clock.advanceMinutes(DAY);
    expect(await price(draftId)).toEqual(await price(null));
  });

  it('goes with its draft', async () => {
    const { draftId } = await save();
    await send(api.origin, `${CHECKOUT}?draftId=${draftId}`, { method: 'DELETE' });
    expect(await rows()).toEqual([]);
  });

  itOnBoth('loses nothing of what twelve saves side by side quote', async () => {
    const { draftId } = await save();
    const floors = Array.from({ length: 12 }, (_, at) => at + 1);
    await Promise.all(
      floors.map((floor) => {
        const collection = anAddress({ postcode: 'N1 2TX', floor, elevator: false });
        return save(fullAnswers({ addresses: addressesWith({ collection }) }), draftId);
      }),
    );
    const [row] = await rows();
    const stairs = row ? KEPT_LINES.read(row.lines).filter(({ key }) => key === 'floors_collection') : [];
    expect(stairs).toHaveLength(12);
  });

  itOnBoth(
    'stays what an order was booked at: a change costs what it adds, whatever the list says by now',
    async () => {
      const order = await placePaidOrder(deps());
      const row = await database().db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      const quote = QUOTE.read(row.quote_json);
      const lines = quote.lines.map((line) =>
        line.key === 'moving_plan' ? { ...line, amount: pence(EARLIER) } : line,
      );
      const total = pence(quote.total - (TODAY - EARLIER));
      const changed = { ...quote, lines, total, totalWithDiscount: total };
      await database()
        .db.updateTable('orders')
        .set({ quote_json: QUOTE.write(changed), total_pence: total })
        .execute();
      const guest = guestOf(deps(), order);
      await expect(guest.previewEdit({ addOns: ['PACKING'], furnitureItems: [] })).resolves.toMatchObject({
        toPay: 99,
      });
      await expect(
        guest.previewReschedule({ date: '2026-12-16', start: '08:00', end: '10:00' }),
      ).resolves.toMatchObject({
        toPay: 0,
        refund: 0,
      });
      await expect(
        guest.previewReschedule({ date: '2026-12-19', start: '10:00', end: '12:00' }),
      ).resolves.toMatchObject({
        toPay: 23.9,
      });
    },
  );
});
