import { anAddress, anItem } from '@/lib/testing/moves';
import { aStorage } from '@/lib/testing/services';
import { pence, sum, toPounds } from '../money';
import { STORAGE_SPACES, STORAGE_TERMS } from '../order-types';
import type { Quote } from './quote';
import { priceStorage } from './storage';
import { fourWeeksPrice } from './storage-rates';

const pounds = ({ total, totalWithDiscount }: Quote) => [toPounds(total), toPounds(totalWithDiscount)];
const linesOf = ({ lines }: Quote) => lines.map(({ code, amount }) => [code, toPounds(amount)]);
const followsOf = ({ follows = [] }: Quote) => follows.map(({ key, amount }) => [key, toPounds(amount)]);
const TUESDAY = '2026-12-15';
const SATURDAY = '2026-12-12';

describe('the first payment for storage', () => {
  it.each([
    // A week or four weeks at list price and £49 of collection, and the same after the discount of the term.
    ['weekly', 70.9, 70.9, 21.9],
    ['monthly', 136.6, 114.72, 65.72],
    ['3_months', 136.6, 101.56, 52.56],
    ['6_months', 87.6, 39.44, 39.44],
  ] as const)('PRC-4: 6 × 4 ft %s: £%d before discounts, £%d to pay, then £%d', (storageTerm, total, toPay, then) => {
    const quote = priceStorage(aStorage({ storageTerm }));
    expect(pounds(quote)).toEqual([total, toPay]);
    expect(followsOf(quote)).toEqual([
      ['storage', then],
      // Nothing is listed, so the unit counts as full.
      ['return', 86.2],
    ]);
  });

  it('LAW-1: names unit, collection, way and discount', () => {
    expect(linesOf(priceStorage(aStorage({ furnitureItems: [anItem(110)], distanceMiles: 30 })))).toEqual([
      ['storage_unit', 87.6],
      ['storage_collection', 79],
      ['distance', 7.5],
      ['road_charges', 0],
      ['duration_discount', -21.88],
    ]);
  });

  it('PRC-5: uses the list that is asked for', () => {
    expect(pounds(priceStorage(aStorage({ priceList: 'quote', storageTerm: '6_months' })))).toEqual([99.96, 45]);
  });

  it('FIT-1: charges the collection of no more than the unit could hold, and names the word to store what fits', () => {
    const furnitureItems = [anItem(328)];
    const quote = priceStorage(aStorage({ furnitureItems, onlyWhatFits: true }));
    expect(linesOf(quote)).toEqual([
      ['storage_unit', 87.6],
      ['storage_collection', 103.6],
      ['road_charges', 0],
      ['what_fits', 0],
      ['duration_discount', -21.88],
    ]);
    expect(quote.lines.find(({ code }) => code === 'what_fits')?.detail).toBe(
      'not all of your list fits the 6 × 4 ft unit; the rest stays with you',
    );
    expect(followsOf(quote)).toContainEqual(['return', 103.6]);
  });

  it('collects without charge for 6 months, but not the stairs', () => {
    const address = anAddress({ floor: 2, parking: false });
    const quote = priceStorage(
      aStorage({
        storageTerm: '6_months',
        furnitureItems: [anItem(110)],
        addresses: { storage_collection: address },
        storageCollectionDate: SATURDAY,
      }),
    );
    expect(linesOf(quote)).toEqual([
      ['storage_unit', 87.6],
      ['storage_collection', 0],
      ['road_charges', 0],
      ['floors_collection', 20],
      ['parking_collection', 15],
      ['busy_day', 3.5],
      ['duration_discount', -48.16],
    ]);
  });

  it('adds a busy day to the collection, not to the rent or the packing', () => {
    const on = (storageCollectionDate: string) =>
      priceStorage(aStorage({ storageCollectionDate, addOns: ['PACKING'] })).totalWithDiscount;
    expect(on(SATURDAY) - on(TUESDAY)).toBe(490);
  });

  it.each([
    [1, 99, 49, 49],
    [2, 49, 49, 49],
  ] as const)('PRC-2: variant %i: packing £%i, materials £%i, assembling £%i', (addOnVariant, ...prices) => {
    const quote = priceStorage(aStorage({ addOns: ['PACKING', 'PACKING_MATERIALS', 'ASSEMBLING'], addOnVariant }));
    const codes = ['packing', 'packing_materials', 'assembling'];
    expect(quote.lines.filter(({ code }) => codes.includes(code)).map(({ amount }) => toPounds(amount))).toEqual(
      prices,
    );
  });

  it('gives students their discount now and later, a promo code only now', () => {
    const promo = { code: 'P', kind: 'percent', amount: 50 } as const;
    const quote = priceStorage(aStorage({ isStudent: true, promo }));
    expect(pounds(quote)).toEqual([136.6, 51.63]);
    expect(followsOf(quote)[0]).toEqual(['storage', 59.15]);
  });

  it('LAW-1: is the sum of its lines for every unit, term and list, and without discounts their total', () => {
    for (const storageSpace of STORAGE_SPACES) {
      for (const storageTerm of STORAGE_TERMS) {
        const squareFeet = storageSpace === 'custom' ? 120 : null;
        const quote = priceStorage(aStorage({ storageSpace, storageTerm, squareFeet, isStudent: true }));
        const charges = quote.lines.filter(({ code }) => !code.endsWith('_discount'));
        expect(sum(quote.lines.map(({ amount }) => amount))).toBe(quote.totalWithDiscount);
        expect(sum(charges.map(({ amount }) => amount))).toBe(quote.total);
      }
    }
  });

  it('PRC-5: storage goes on at the price of the storage pages', () => {
    const quote = priceStorage(aStorage({ storageTerm: '3_months' }));
    const page = fourWeeksPrice('pages', { storageSpace: 'Plan 6x4', squareFeet: null }, '3_months');
    expect(quote.follows?.[0]?.amount).toBe(page);
  });

  it('says what follows in words', () => {
    const [storage, back] = priceStorage(aStorage({ storageTerm: '3_months' })).follows ?? [];
    expect([storage?.label, storage?.detail]).toEqual(['Then every 4 weeks', 'in advance, for at least 3 months']);
    expect(back?.detail).toBe(
      '£49 for the first 10 cu ft, then 30p a cubic foot. £10 a floor without a lift, £15 without parking',
    );
  });

  it.each([
    [anAddress(), 86.2, '£49 for the first 10 cu ft, then 30p a cubic foot'],
    [
      anAddress({ floor: 2, parking: false }),
      121.2,
      '£49 for the first 10 cu ft, then 30p a cubic foot; includes £35 at the address we collect from: second floor, no lift, no parking',
    ],
  ])(
    'LAW-1: prices the return to the address of the collection, stairs and parking included (%#)',
    (address, pounds, text) => {
      const { follows } = priceStorage(aStorage({ addresses: { storage_collection: address } }));
      const back = follows?.find(({ key }) => key === 'return');
      expect([toPounds(back?.amount ?? pence(0)), back?.detail]).toEqual([pounds, text]);
    },
  );

  it('has no price beyond two vans', () => {
    expect(() => priceStorage(aStorage({ furnitureItems: [anItem(400, { quantity: 4 })] }))).toThrow('1600 cu ft');
  });
});

describe('more for a unit that is rented already', () => {
  const boxes = [anItem(4, { id: 'custom_box', title: 'Box', quantity: 5 })];
  const priced = (changes: Parameters<typeof aStorage>[0] = {}) =>
    priceStorage(aStorage({ isTopUp: true, furnitureItems: boxes, ...changes }));

  it('STO-3: costs its collection: no rent, no discount of a term, and nothing follows', () => {
    const quote = priced({ storageTerm: '3_months' });
    // £49, and 30p for each of the 10 cu ft beyond the first 10.
    expect(pounds(quote)).toEqual([52, 52]);
    expect(quote.lines[0]).toMatchObject({ code: 'storage_collection', label: 'Collection into your 6 × 4 ft unit' });
    expect(quote.lines.map(({ code }) => code)).not.toContain('storage_unit');
    expect(quote.follows).toBeUndefined();
  });

  it('STO-3: costs the same on every term: the free collection was the first', () => {
    expect(STORAGE_TERMS.map((storageTerm) => pounds(priced({ storageTerm }))[0])).toEqual(STORAGE_TERMS.map(() => 52));
  });

  it('STO-3: has what every collection has: packing, stairs, busy days, the discount of students', () => {
    const address = anAddress({ postcode: 'N1 2TX', floor: 2, elevator: false });
    const more = {
      addOns: ['PACKING'],
      addresses: { storage_collection: address },
      storageCollectionDate: SATURDAY,
    } as const;
    const first = new Map(
      priceStorage(aStorage({ furnitureItems: boxes, ...more })).lines.map(({ key, amount }) => [key, amount]),
    );
    const lines = priced(more).lines.filter(({ key }) => key !== 'storage_collection');
    expect(lines.map(({ key }) => key)).toEqual(expect.arrayContaining(['packing', 'busy_day', 'floors_collection']));
    for (const { key, amount } of lines) expect([key, amount]).toEqual([key, first.get(key)]);
    expect(pounds(priced({ isStudent: true }))[1]).toBeLessThan(52);
  });
});
