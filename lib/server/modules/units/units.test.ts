import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { replaceServices } from '@/lib/server/container';
import { draftsService } from '@/lib/server/modules/drafts/service';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { postOrderOf } from '@/lib/testing/api-client';
import { startApiProcess } from '@/lib/testing/api-process';
import { startApi } from '@/lib/testing/api-server';
import { guestOf, openPaymentPage, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrderOf, testDeps } from '@/lib/testing/place-order';
import { quietTuesday } from '@/lib/testing/quiet-day';
import { fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { fullSizes, unitsOverview } from './overview';
import { isFree } from './take';

const ONE = { STORAGE_CREWS: '99', STORAGE_UNITS: '6x4:1,6x6:1' };
/** The price in pounds of a 6 × 4 ft unit for three months, on a quiet day. */
const PRICE = 131.56;

describeWithDatabase('the last storage unit of a size', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, ONE);
  });

  const order = (changes: Partial<StorageAnswers> = {}) => placeOrderOf(deps, 'storage', fullStorageAnswers(changes));
  const booked = (changes: Partial<StorageAnswers> = {}) =>
    placePaidOrderOf(deps, 'storage', fullStorageAnswers(changes));
  const size = async (space = 'Plan 6x4') =>
    (await unitsOverview(deps.db, deps.now(), deps.config)).find((one) => one.space === space);
  const full = expect.objectContaining({ code: 'unit_taken' }) as Error;

  it('BOOK-1: of 50 parallel orders one wins, 49 are told which sizes are free', async () => {
    replaceServices(deps);
    const { origin } = await startApi();
    const orders = Array.from({ length: 50 }, () => postOrderOf(origin, 'storage', fullStorageAnswers(), PRICE));
    const answers = await Promise.all(orders);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) {
      expect(body.error).toMatchObject({
        code: 'unit_taken',
        message: expect.stringMatching(
          /^The last 6 × 4 ft unit has just been taken\. The next size, 6 × 6 ft, is available at £\d+\.\d\d a week\.$/,
        ) as string,
        nearestUnits: [{ storageSpace: 'Plan 6x6' }, { storageSpace: 'Plan 3x5' }],
      });
    }
    expect(await size()).toEqual({ space: 'Plan 6x4', capacity: 1, held: 1, occupied: 0, free: 0 });
  });

  itOnBoth('BOOK-1: over two instances one wins too', async () => {
    const instances = [await startApiProcess(database(), ONE), await startApiProcess(database(), ONE)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const own = fullStorageAnswers({ dates: { storageCollectionDate: quietTuesday() } });
        return postOrderOf(instances[index % 2]?.origin ?? '', 'storage', own, PRICE);
      }),
    );
    await Promise.all(instances.map(({ terminate }) => terminate()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers.filter(({ body }) => (body as { error?: { code: string } }).error?.code === 'unit_taken'),
    ).toHaveLength(19);
  });

  itOnBoth('BOOK-3: is free at once when a hold lapses, before the sweep', async () => {
    await order();
    await expect(order()).rejects.toEqual(full);
    clock.advanceMinutes(31);
    expect(await size()).toMatchObject({ held: 0, free: 1 });
    await order();
    expect(await size()).toMatchObject({ held: 1, free: 0 });
  });

  it.each(['before', 'after'])('BOOK-3: paid after the hold, %s the sweep, is taken again', async (when) => {
    const page = await openPaymentPage(deps, await order());
    clock.advanceMinutes(31);
    if (when === 'after') await runRetentionJobs(deps);
    await page.click('pay');
    expect(await size()).toMatchObject({ held: 0, occupied: 1, free: 0 });
  });

  it('BOOK-3: paid after somebody else has taken it is too late, and the slot is not kept', async () => {
    const late = await order();
    const page = await openPaymentPage(deps, late);
    clock.advanceMinutes(31);
    await booked();
    await page.click('pay');
    const { state } = await deps.db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', late.orderId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('expired');
    expect(await size()).toMatchObject({ occupied: 1 });
    const slots = await deps.db.selectFrom('slots').select('booked').where('booked', '>', 0).execute();
    expect(slots).toEqual([{ booked: 1 }]);
  });

  it('is shown as full to others, and not to whose quote holds it, until the hold lapses', async () => {
    const draft = { flow: 'storage', step: 'details', answers: fullStorageAnswers() } as const;
    const { draftId } = await draftsService(deps).save({ ...draft, draftId: null });
    await placeOrderOf(deps, 'storage', fullStorageAnswers(), { draftId });
    const shown = (id: string | null) => fullSizes(deps.db, deps.now(), deps.config, id);
    expect([await shown(null), await shown(draftId)]).toEqual([['Plan 6x4'], []]);
    clock.advanceMinutes(31);
    expect(await shown(null)).toEqual([]);
  });

  it('CXL-1: is free when its order is cancelled', async () => {
    const mine = await booked();
    await guestOf(deps, mine).cancel();
    expect(await size()).toMatchObject({ occupied: 0, free: 1 });
  });

  it('CXL-1: is free for a change of the order that has it, and for nobody else', async () => {
    const { orderId } = await booked();
    const unit = { space: 'Plan 6x4', squareFeet: null } as const;
    const isFreeWithout = (id: string) => transact(deps.db, (trx) => isFree(trx, unit, deps, id));
    expect([await isFreeWithout(orderId), await isFreeWithout('')]).toEqual([true, false]);
  });

  it('moves with an edited order, and a full size refuses the edit', async () => {
    const mine = await booked({ storageSpace: 'Plan 6x6' });
    const furnitureItems = [...fullStorageAnswers().furnitureItems];
    const smaller = { addOns: [], furnitureItems, unit: { storageSpace: 'Plan 6x4' as const, squareFeet: null } };
    const other = await booked();
    await expect(guestOf(deps, mine).edit(smaller)).rejects.toEqual(full);
    await guestOf(deps, other).cancel();
    await guestOf(deps, mine).edit(smaller);
    expect([await size('Plan 6x6'), await size()]).toMatchObject([{ occupied: 0 }, { occupied: 1 }]);
  });

  it('is free on the day after everything has gone back, and taken again when that return is cancelled', async () => {
    const mine = await booked({ dates: { storageCollectionDate: '2026-12-09' } });
    const { furnitureItems: storedItems } = fullStorageAnswers();
    const back = await placePaidOrderOf(deps, 'storage-return', fullReturnAnswers({ storedItems }), mine);
    clock.set('2026-12-15T20:00:00.000Z');
    expect(await size()).toMatchObject({ occupied: 1 });
    clock.set('2026-12-16T09:00:00.000Z');
    expect(await size()).toMatchObject({ occupied: 0, free: 1 });
    clock.set('2026-11-24T10:00:00.000Z');
    await guestOf(deps, back).cancel();
    clock.set('2026-12-16T09:00:00.000Z');
    expect(await size()).toMatchObject({ occupied: 1, free: 0 });
  });
});
