import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { whatFitsWord } from '@/lib/domain/answers/flow-answers';
import { viewOrder } from '@/lib/server/modules/booking/service';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, openPaymentPage, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { MESSAGES } from '@/lib/validation/messages';

const NEXT_DAY = { date: '2026-12-16', start: '08:00', end: '10:00' };

type Flow = readonly [name: string, key: string, place: (deps: Deps) => Promise<CreatedOrderDto>];
const CUSTOM_UNIT = { storageSpace: 'custom', squareFeet: 120 } as const;
const FLOWS: readonly Flow[] = [
  ['storage', 'storageCollectionDate', (deps) => placePaidOrderOf(deps, 'storage', fullStorageAnswers())],
  [
    'custom unit',
    'storageCollectionDate',
    (deps) => placePaidOrderOf(deps, 'storage', fullStorageAnswers(CUSTOM_UNIT)),
  ],
  ['storage return', 'deliveryDate', (deps) => placePaidOrderOf(deps, 'storage-return', fullReturnAnswers())],
  ['cleaning', 'cleaningDate', (deps) => placePaidOrderOf(deps, 'cleaning', fullCleaningAnswers())],
];

describeWithDatabase('an order beside moving', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });
  const booked = async () =>
    (await database().db.selectFrom('slots').selectAll().where('booked', '>', 0).execute()).map(
      ({ date, start }) => `${date} ${start}`,
    );

  it.each(FLOWS)('%s: is rescheduled at the same price, and cancelled for all of it', async (_, key, place) => {
    const order = await place(deps);
    const guest = guestOf(deps, order);
    await expect(guest.reschedule(NEXT_DAY)).resolves.toMatchObject({ state: 'applied', toPay: 0, refund: 0 });
    expect(await booked()).toEqual(['2026-12-16 08:00']);
    const view = await viewOrder(deps, order.reference, order.token);
    expect([view?.order.dates, view?.state]).toEqual([{ [key]: '2026-12-16' }, 'rescheduled']);
    const { days } = await guest.changes.slots({ ...guest.guest, from: '2026-12-15', to: '2026-12-15' });
    expect(days[0]?.total).toBe(order.totalWithDiscount);
    await expect(guest.cancel()).resolves.toMatchObject({ refund: order.totalWithDiscount });
    expect(await booked()).toEqual([]);
  });

  describe('a collection into storage', () => {
    const LARGER = { storageSpace: 'Plan 6x6' as const, squareFeet: null };
    const placed = async (answers = fullStorageAnswers()) => placePaidOrderOf(deps, 'storage', answers);
    const viewed = async (order: CreatedOrderDto) => {
      const view = await viewOrder(deps, order.reference, order.token);
      if (!view) throw new Error('The order is gone');
      return view;
    };
    const same = { addOns: [], furnitureItems: [anItem(110)] };

    it('takes more things: the difference is seen, paid, and then the order holds them', async () => {
      const order = await placed();
      const guest = guestOf(deps, order);
      const contents = { addOns: ['PACKING_MATERIALS' as const], furnitureItems: [anItem(120)] };
      const preview = await guest.previewEdit(contents);
      const fresh = await placed(fullStorageAnswers(contents));
      expect(preview.totalAfter).toBe(fresh.totalWithDiscount);
      expect(preview.toPay).toBeCloseTo(fresh.totalWithDiscount - order.totalWithDiscount, 2);
      await expect(guest.edit(contents)).resolves.toMatchObject({ state: 'awaiting_payment', toPay: preview.toPay });
      expect((await viewed(order)).order.furnitureItems).toMatchObject([anItem(110)]);
      await (await openPaymentPage(deps, order)).click('pay');
      const view = await viewed(order);
      expect([view.order.furnitureItems, view.services]).toMatchObject([
        [anItem(120)],
        ['STORAGE_COLLECTION', 'STORAGE', 'PACKING_MATERIALS'],
      ]);
    });

    it('takes another unit, up and down, to the penny of a new order; the term stays', async () => {
      const order = await placed();
      const fresh = await placed(fullStorageAnswers({ storageSpace: 'Plan 6x6' }));
      const guest = guestOf(deps, order);
      await guest.edit({ ...same, unit: LARGER });
      await (await openPaymentPage(deps, order)).click('pay');
      const view = await viewed(order);
      expect([view.order.storageSpace, view.order.storageTerm, view.quote.totalWithDiscount]).toEqual([
        'Plan 6x6',
        '3_months',
        fresh.totalWithDiscount,
      ]);
      expect(view.quote.follows?.[0]).toMatchObject({ label: 'Then every 4 weeks' });
      const back = await guest.edit({ ...same, unit: { storageSpace: 'Plan 6x4', squareFeet: null } });
      expect(back).toMatchObject({ state: 'applied' });
      expect(back.refund).toBeCloseTo(fresh.totalWithDiscount - order.totalWithDiscount, 2);
    });

    it('takes an area of its own, which a unit of a size gives up again', async () => {
      const order = await placed();
      const guest = guestOf(deps, order);
      await guest.edit({ ...same, unit: CUSTOM_UNIT });
      await (await openPaymentPage(deps, order)).click('pay');
      expect((await viewed(order)).squareFeet).toBe(120);
      await guest.edit({ ...same, unit: LARGER });
      expect((await viewed(order)).squareFeet).toBeNull();
    });

    it('keeps its unit where none is named, and refuses what changes nothing', async () => {
      const order = await placed(fullStorageAnswers(CUSTOM_UNIT));
      const guest = guestOf(deps, order);
      const unchanged = guest.previewEdit(same);
      await expect(unchanged).rejects.toMatchObject({ code: 'nothing_to_change' });
      await guest.edit({ ...same, furnitureItems: [anItem(100)] });
      expect((await viewed(order)).squareFeet).toBe(120);
    });

    it('FIT-1: takes no list that the unit cannot hold; the word to store what fits stays with its unit and list', async () => {
      const tooMuch = { furnitureItems: [anItem(300)] };
      const { previewEdit } = guestOf(deps, await placed());
      const refusal = { details: { fields: { unit: MESSAGES.doesNotFit } } };
      await expect(previewEdit({ ...same, ...tooMuch })).rejects.toMatchObject(refusal);
      const smaller = { storageSpace: 'Plan 3x3' as const, squareFeet: null };
      await expect(previewEdit({ ...same, unit: smaller })).rejects.toMatchObject(refusal);
      const answers = fullStorageAnswers(tooMuch);
      const agreed = guestOf(deps, await placed({ ...answers, storesWhatFits: whatFitsWord(answers) }));
      const help = await agreed.previewEdit({ ...tooMuch, addOns: ['ASSEMBLING'] });
      expect(help.quote?.lines.map(({ label }) => label)).toContain('We store what fits');
      const roomy = { storageSpace: 'Plan 9x8' as const, squareFeet: null };
      const fits = await agreed.previewEdit({ ...tooMuch, addOns: [], unit: roomy });
      expect(fits.quote?.lines.map(({ label }) => label)).not.toContain('We store what fits');
      const more = agreed.previewEdit({ addOns: [], furnitureItems: [anItem(310)] });
      await expect(more).rejects.toMatchObject(refusal);
    });

    it('refuses an empty list, an add-on of another service, and a change on the last day', async () => {
      const { previewEdit } = guestOf(deps, await placed());
      await expect(previewEdit({ addOns: [], furnitureItems: [] })).rejects.toMatchObject({
        details: { fields: { furnitureItems: MESSAGES.itemsRequired } },
      });
      await expect(previewEdit({ ...same, addOns: ['CLEANING'] })).rejects.toMatchObject({
        code: 'validation_failed',
      });
      clock.set('2026-12-14T10:00:00.000Z');
      await expect(previewEdit({ ...same, unit: LARGER })).rejects.toMatchObject({ code: 'too_late_to_change' });
    });
  });

  it('of a clean and a return the list is not changed here', async () => {
    for (const order of [
      await placePaidOrderOf(deps, 'cleaning', fullCleaningAnswers()),
      await placePaidOrderOf(deps, 'storage-return', fullReturnAnswers()),
    ]) {
      const edit = guestOf(deps, order).previewEdit({ addOns: [], furnitureItems: [anItem(110)] });
      await expect(edit).rejects.toMatchObject({ code: 'change_not_offered' });
    }
  });
});
