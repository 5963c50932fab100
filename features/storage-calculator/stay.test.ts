import { pence } from '@/lib/domain/money';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { STORAGE_TERMS } from '@/lib/domain/order-types';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { STORAGE_PRICE_LISTS } from '@/lib/domain/prices/storage-price-lists';
import { LONGEST_STAY, SHORTEST_STAY, stayCost, stayCosts } from '@/lib/domain/pricing/storage-stay';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { cheapestStretches, cheapestTotals, weeksIn, weeksText } from './stay';

/** The volume stored in each unit. */
const CUBIC_FEET = 70;
const ITEMS = [{ id: 'sofa_2', title: 'Sofa', quantity: 2, cubicFeet: CUBIC_FEET / 2, kilograms: 45 }];

describe('the true cost', () => {
  const cases = STORAGE_PRICE_LISTS.flatMap((list) =>
    STORAGE_UNITS.flatMap(({ space }) => STORAGE_TERMS.map((term) => [list, space, term] as const)),
  );

  it.each(cases)('PRC-6 is what the flow charges: list %s, %s, %s', (priceList, storageSpace, storageTerm) => {
    const rent = { storageSpace, squareFeet: null };
    const { minimumWeeks, weeksPerPayment } = storageDuration(storageTerm);
    // The stay is a multiple of the payment interval, so that the flow's instalments end with the stay.
    const weeks = Math.ceil(minimumWeeks / weeksPerPayment) * weeksPerPayment;
    const stay = stayCost({ priceList, storage: rent, weeks, cubicFeet: CUBIC_FEET }, storageTerm);
    const { addOns, isStudent, addresses } = EMPTY_STORAGE_ANSWERS;
    const unknown = { storageCollectionDate: '', distanceMiles: null, promo: null, addOnVariant: 1 } as const;
    const asked = { ...rent, storageTerm, priceList, furnitureItems: ITEMS, addOns, isStudent, addresses };
    const quote = priceStorage({ ...asked, ...unknown });
    const [next, back] = quote.follows ?? [];
    const instalments = weeks / weeksPerPayment - 1;
    const charged = quote.totalWithDiscount + instalments * (next?.amount ?? NaN) + (back?.amount ?? NaN);
    expect(stay.total).toBe(charged);
  });

  it('lists every week once, with the cheapest of the four terms', () => {
    const stay = {
      priceList: 'pages',
      storage: { storageSpace: 'Plan 6x4', squareFeet: null },
      cubicFeet: 80,
    } as const;
    const totals = cheapestTotals(stay);
    expect(totals.map(({ weeks }) => weeks)).toEqual(Array.from({ length: 52 }, (_, index) => index + 1));
    for (const { weeks, total } of totals) {
      expect(total).toBe(Math.min(...stayCosts({ ...stay, weeks }).map((cost) => cost.total)));
    }
    const stretches = cheapestStretches(stay);
    expect(stretches.at(0)?.fromWeek).toBe(SHORTEST_STAY);
    expect(stretches.at(-1)?.toWeek).toBe(LONGEST_STAY);
    for (const { fromWeek, toWeek, least, most } of stretches) {
      expect(least).toBe(totals[fromWeek - 1]?.total ?? pence(0));
      expect(most).toBe(totals[toWeek - 1]?.total ?? pence(0));
    }
  });
});

describe('weeks', () => {
  it.each([
    ['1', 1],
    [' 52 ', 52],
    ['0', null],
    ['53', null],
    ['1.5', null],
    ['', null],
    ['x', null],
  ])('reads "%s" as %p', (text, weeks) => expect(weeksIn(text)).toBe(weeks));

  it('says one week and several', () => expect([weeksText(1), weeksText(2)]).toEqual(['1 week', '2 weeks']));
});
