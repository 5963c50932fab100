import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { guestOf, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { forEachDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import type { Deps } from '../../deps';
import { viewOrder } from '../view';

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

forEachDatabase('an order beside moving', (database) => {
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

  it('its items are changed on the phone', async () => {
    const order = await placePaidOrderOf(deps, 'storage', fullStorageAnswers());
    const edit = guestOf(deps, order).previewEdit({ addOns: [], furnitureItems: [] });
    await expect(edit).rejects.toMatchObject({ code: 'change_not_offered' });
  });
});
