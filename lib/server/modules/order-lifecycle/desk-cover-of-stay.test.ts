import { createServices, replaceServices } from '@/lib/server/container';
import { orderOf, quoteOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrderOf } from '@/lib/testing/booked-order';
import { madeClaim, workDone } from '@/lib/testing/claims';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { anItem } from '@/lib/testing/moves';
import { placeOrderOf, testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';
import { fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';

const PIANO = anItem(50, { id: 'piano_upright', title: 'Piano, upright', kilograms: 220 });
const BOXES = anItem(4, { id: 'custom_box', title: 'Box', quantity: 10 });
const WORTH = [{ id: 'piano_upright', pounds: 1_350 }];
const MONTHLY = { storageTerm: 'monthly', furnitureItems: [PIANO, BOXES] } as const;
const HIGH = { ...MONTHLY, cover: { step: 'high', worth: WORTH } } as const;
const LIMITS = '£1,500 an item and £25,000 a job';
const HIGH_PRICE = 3_900;

/** Collected on Tuesday 15 December 2026; today is 24 November. */
describeWithDatabase('more cover for a stay in storage', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let stores: RentedUnits;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, STORAGE_CREWS: '9' });
    replaceServices(deps);
    stores = rentedUnits(deps, clock);
  });

  const stored = async (orderId: string) => {
    const row = await findOrder(deps.db, orderId);
    if (!row) throw new Error('The order is gone');
    return { order: orderOf(row), quote: quoteOf(row), total: row.total_pence };
  };
  const limitOf = async ({ reference, token }: { readonly reference: string; readonly token: string }) =>
    (await createServices(deps).claims.view(reference, token))?.limit;

  it('PLN-3 is one line of the first payment, and neither rent nor what is agreed for the card changes by it', async () => {
    const plain = await stored((await stores.rent(MONTHLY)).orderId);
    const rented = await stores.rent(HIGH);
    const { order, quote, total } = await stored(rented.orderId);
    expect(order.cover).toEqual({ step: 'high', itemLimit: 1_500, jobLimit: 25_000, worth: WORTH });
    expect(quote.lines.find(({ code }) => code === 'cover')).toMatchObject({
      label: 'More cover',
      detail: `up to ${LIMITS}`,
      amount: HIGH_PRICE,
    });
    expect(total - plain.total).toBe(HIGH_PRICE);
    expect([quote.follows, order.agreedPayments]).toEqual([plain.quote.follows, plain.order.agreedPayments]);
    await stores.days(50);
    const amounts = (await stores.charges(rented.orderId)).map((charge) => charge.split(' ')[2]);
    expect(amounts).toEqual(['6572']);
  });

  it('PLN-3 is on the invoice, in the mail, at the desk, and what a claim goes by', async () => {
    const rented = await placePaidOrderOf(deps, 'storage', fullStorageAnswers(HIGH));
    const { total } = await stored(rented.orderId);
    const [invoice] = await deps.db.selectFrom('invoices').selectAll().execute();
    expect(invoice?.gross_pence).toBe(total);
    await workDone(deps, clock, rented.orderId, '2026-12-15T11:00:00.000Z');
    await madeClaim(deps, rented);
    expect(await limitOf(rented)).toBe(`On this order we are liable for up to ${LIMITS}.`);
    const desk = await atTheDesk(deps);
    const fact = { label: 'Cover', text: `${LIMITS}, as ordered` };
    expect((await desk.view('order', `/desk/orders/${rented.reference}`)).facts).toContainEqual(fact);
    expect((await desk.view('claim', `/desk/claims/${rented.reference}/1`)).facts).toContainEqual(fact);
  });

  it('PLN-3 holds for what is added to the unit and for every return, without a charge and without its values', async () => {
    const rented = await stores.rent(HIGH);
    await stores.days(22);
    const dates = { storageCollectionDate: '2027-01-19' };
    const more = { isTopUp: true, isAgreedWithPayments: false, furnitureItems: [BOXES], dates };
    const covered = { step: 'high', itemLimit: 1_500, jobLimit: 25_000, worth: [] };
    const added = await placeOrderOf(deps, 'storage', fullStorageAnswers(more), { store: rented });
    const back = await placeOrderOf(
      deps,
      'storage-return',
      fullReturnAnswers({ dates: { deliveryDate: '2027-01-20' }, storedItems: MONTHLY.furnitureItems }),
      { store: rented },
    );
    for (const later of [added, back]) {
      const { order, quote } = await stored(later.orderId);
      expect(order.cover).toEqual(covered);
      expect(quote.lines.some(({ code }) => code === 'cover')).toBe(false);
      expect(await limitOf(later)).toBe(`On this order we are liable for up to ${LIMITS}.`);
    }
  });

  it('PLN-3 of a stay without it is the included one, for its returns too', async () => {
    const rented = await stores.rent({ ...MONTHLY, cover: { step: 'included', worth: WORTH } });
    await stores.days(22);
    const dates = { deliveryDate: '2027-01-20' };
    const back = await placeOrderOf(
      deps,
      'storage-return',
      fullReturnAnswers({ dates, storedItems: MONTHLY.furnitureItems }),
      { store: rented },
    );
    expect((await stored(back.orderId)).order).not.toHaveProperty('cover');
    expect(await limitOf(back)).toContain('£100 an item and £10,000 a job');
  });
});
