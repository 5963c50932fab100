import { calculatePersonalized } from '@/lib/contracts/calculation';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { createServices } from '@/lib/server/container';
import { validate } from '@/lib/server/platform/validate/validate';
import { placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';

const ADA = { id: 'ada', email: 'ada@example.com' };
const STORED = fullStorageAnswers({ furnitureItems: [anItem(110, { id: 'custom_piano', title: 'Piano' })] });

describeWithDatabase('booking from the account', (database) => {
  const clock = fixedClock();
  const depsOf = () => testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });

  async function begin(
    what: 'unit' | 'items' | 'collection',
    orderId: string,
    things: { readonly id: string; readonly quantity: number }[] = [],
  ) {
    const { accounts, drafts } = createServices(depsOf());
    const { path } = await accounts.bookAgain({ orderId, what, draftId: '', things }, ADA);
    const [page, draftId = ''] = path.split('?quote=');
    const draft = await drafts.read(draftId);
    return { page, answers: draft?.answers, store: draft?.store };
  }
  const rental = () => placePaidOrderOf(depsOf(), 'storage', STORED);
  const stored = async () => (await rental()).orderId;

  it('knows who it is, which unit and which door; agrees to nothing', async () => {
    const { orderId, reference } = await rental();
    const { page, answers, ...begun } = await begin('unit', orderId);
    expect([page, begun.store]).toEqual(['/get-a-quote/storage-return/address', reference]);
    expect(answers).toMatchObject({
      returnKind: 'unit',
      storageSpace: 'Plan 6x4',
      firstName: 'Ada',
      email: 'ada@example.com',
      addresses: { delivery: { postcode: 'N1 2TX' } },
      isAgreedWithTerms: false,
      wantsStartWithin14Days: false,
      promo: '',
      dates: { deliveryDate: '' },
    });
  });

  it('lists what is there when only some comes back', async () => {
    const { page, answers } = await begin('items', await stored());
    expect(page).toBe('/get-a-quote/storage-return/packing');
    expect(answers).toMatchObject({
      returnKind: 'items',
      furnitureItems: [],
      storedItems: [{ id: 'custom_piano', quantity: 1 }],
    });
  });

  it('STO-4: everything, all of it ticked, and the price that the storage order named, are one price', async () => {
    const deps = depsOf();
    const furnitureItems = [anItem(47, { quantity: 6 }), anItem(46.3)];
    const full = fullStorageAnswers({ storageSpace: 'Plan 9x8', furnitureItems });
    const { orderId, reference, token } = await placePaidOrderOf(deps, 'storage', full);
    const { quotes, orders } = createServices(deps);
    const priceOf = async (what: 'unit' | 'items') => {
      const answers = (await begin(what, orderId)).answers as ReturnAnswers;
      const { storedItems, addresses } = answers;
      const chosen = what === 'items' ? { furnitureItems: storedItems } : {};
      const asked = { ...answers, ...chosen, addresses, service: 'STORAGE_RETURN' };
      const quote = await quotes.personalized(await validate(calculatePersonalized.request, asked));
      return quote.totalWithDiscount;
    };
    const named = (await orders.view(reference, token))?.quote.follows?.find(({ key }) => key === 'return')?.amount;
    expect([named, await priceOf('unit'), await priceOf('items')]).toEqual([144.49, 144.49, 144.49]);
  });

  it('asks what goes into a further unit on the same terms', async () => {
    const { page, answers } = await begin('collection', await stored());
    expect(page).toBe('/get-a-quote/storage/space');
    expect(answers).toMatchObject({ storageSpace: 'Plan 6x4', storageTerm: '3_months', furnitureItems: [] });
  });

  it('takes the area of a custom unit along', async () => {
    const custom = { ...STORED, storageSpace: 'custom', squareFeet: 120 } as const;
    const { orderId } = await placePaidOrderOf(depsOf(), 'storage', custom);
    const area = { storageSpace: 'custom', squareFeet: 120 };
    expect((await begin('unit', orderId)).answers).toMatchObject(area);
    expect((await begin('collection', orderId)).answers).toMatchObject(area);
  });

  it('brings nothing back from a unit that is empty, and knows no unit of other orders', async () => {
    const full = await rental();
    const { orderId } = full;
    const answers = fullReturnAnswers({ storedItems: STORED.furnitureItems });
    const back = await placePaidOrderOf(depsOf(), 'storage-return', answers, full);
    await expect(begin('unit', back.orderId)).rejects.toMatchObject({ code: 'not_found' });
    clock.set('2026-12-16T09:00:00.000Z');
    await expect(begin('unit', orderId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(begin('collection', orderId)).resolves.toMatchObject({ page: '/get-a-quote/storage/space' });
  });
});
