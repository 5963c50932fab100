import { createServices } from '@/lib/server/container';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { record, crewReport } from '@/lib/testing/visits';

const ADA = { id: 'ada', email: 'ada@example.com' };
const EVE = { id: 'eve', email: 'eve@example.com' };
const STORED = fullStorageAnswers({ furnitureItems: [anItem(40, { quantity: 2 })] });

describeWithDatabase('an order booked again from the account', (database) => {
  const clock = fixedClock();
  const depsOf = () => testDeps(database().db, clock.now, { CREWS: '9', STORAGE_CREWS: '9', CLEANING_TEAMS: '9' });

  async function again(orderId: string, user = ADA) {
    const { accounts, drafts } = createServices(depsOf());
    const { path } = await accounts.bookAgain({ orderId, what: 'again', draftId: '', things: [] }, user);
    const [page, draftId = ''] = path.split('?quote=');
    return { page, answers: (await drafts.read(draftId))?.answers };
  }
  const listed = async (orderId: string) => {
    const orders = await createServices(depsOf()).accounts.view.orders(ADA);
    return orders.find((order) => order.orderId === orderId);
  };

  it('knows a move but for its day, and agrees to nothing', async () => {
    const items = [anItem(20, { quantity: 3 })];
    const { orderId } = await placePaidOrder(depsOf(), { furnitureItems: items, addOns: ['PACKING'] });
    const { page, answers } = await again(orderId);
    expect(page).toBe('/get-a-quote/moving/date');
    expect(answers).toMatchObject({
      email: ADA.email,
      addOns: ['PACKING'],
      furnitureItems: items,
      isAgreedWithTerms: false,
      promo: '',
      dates: { movingDate: '' },
      timeSlot: { movingDate: null },
      wantsStartWithin14Days: false,
    });
  });

  it('knows a clean but for its day', async () => {
    const { orderId } = await placePaidOrderOf(depsOf(), 'cleaning', fullCleaningAnswers());
    const { page, answers } = await again(orderId);
    expect(page).toBe('/get-a-quote/cleaning/date');
    expect(answers).toMatchObject({ cleaningSpace: fullCleaningAnswers().cleaningSpace, dates: { cleaningDate: '' } });
  });

  it('asks what goes into a further unit, and brings back what a return has left', async () => {
    const deps = depsOf();
    const rental = await placePaidOrderOf(deps, 'storage', STORED);
    expect((await again(rental.orderId)).page).toBe('/get-a-quote/storage/space');
    const half = STORED.furnitureItems.map((item) => ({ ...item, quantity: 1 }));
    const some = { returnKind: 'items', storedItems: STORED.furnitureItems } as const;
    const answers = fullReturnAnswers({ ...some, furnitureItems: half });
    const first = await placePaidOrderOf(deps, 'storage-return', answers, rental);
    const back = await again(first.orderId);
    expect(back).toMatchObject({ page: '/get-a-quote/storage-return/address', answers: { returnKind: 'unit' } });
    const rest = fullReturnAnswers({ storedItems: half, returnKind: 'unit' });
    await placePaidOrderOf(deps, 'storage-return', rest, rental);
    expect(await listed(first.orderId)).toMatchObject({ canBookAgain: false });
    await expect(again(first.orderId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is nobody else’s, and none that is still to be paid', async () => {
    const { orderId } = await placePaidOrder(depsOf());
    await expect(again(orderId, EVE)).rejects.toMatchObject({ code: 'not_found' });
    const unpaid = await placeOrder(depsOf());
    expect(await listed(unpaid.orderId)).toMatchObject({ canBookAgain: false, changes: [], takesAddresses: false });
    await expect(again(unpaid.orderId)).rejects.toMatchObject({ code: 'not_found' });
    clock.advanceMinutes(31);
    expect(await listed(unpaid.orderId)).toMatchObject({ canBookAgain: true });
  });

  it('DAY-2: offers no change while a crew is at work', async () => {
    const { orderId } = await placePaidOrder(depsOf());
    const [visit] = await visitsOf(depsOf().db, orderId);
    if (!visit) throw new Error('There is no visit');
    const say = (type: 'on_the_way' | 'done') =>
      record(depsOf().db, {
        visitId: visit.id,
        cause: 'crew',
        receivedAt: clock.now(),
        said: [crewReport(type, clock.now(), { minutes: 20 })],
      });
    await say('on_the_way');
    expect(await listed(orderId)).toMatchObject({ changes: [], isAtWork: true });
    clock.advanceMinutes(1);
    await say('done');
    expect(await listed(orderId)).toMatchObject({ isAtWork: false });
  });

  it('is listed with the changes that it allows until it is over', async () => {
    const { orderId } = await placePaidOrder(depsOf());
    const open = {
      changes: ['slot', 'items', 'address', 'cancel'],
      takesAddresses: true,
      hasCalendar: true,
      canBookAgain: true,
    };
    expect(await listed(orderId)).toMatchObject(open);
    clock.set('2027-12-16T09:00:00.000Z');
    expect(await listed(orderId)).toMatchObject({ changes: [], takesAddresses: false, canBookAgain: true });
  });
});
