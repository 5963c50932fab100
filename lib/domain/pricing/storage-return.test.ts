import { anAddress, anItem } from '@/lib/testing/moves';
import { aReturn } from '@/lib/testing/services';
import { toPounds } from '../money';
import { StorageByRequest } from './storage-rates';
import { priceReturn, returnedItems } from './storage';

const pounds = (changes: Parameters<typeof aReturn>[0]) => toPounds(priceReturn(aReturn(changes)).totalWithDiscount);

describe('the price of a return', () => {
  it.each([
    ['nothing named yet', 0, 49],
    ['the first 10 cu ft', 10, 49],
    ['30p for each more', 110, 79],
    ['half a penny rounds up', 10.05, 49.02],
  ])('PRC-6: %s', (_, cubicFeet, price) => {
    expect(pounds({ furnitureItems: cubicFeet === 0 ? [] : [anItem(cubicFeet)] })).toBe(price);
  });

  it.each([
    // 70% of the unit's volume up to its ceiling.
    ['Plan 3x3', null, 50, 61],
    ['Plan 6x4', null, 134, 86.2],
    ['Plan 20x10', null, 1120, 382],
    ['custom', 120, 672, 247.6],
  ] as const)('a whole %s (%p sq ft) counts as %i cu ft: £%d', (storageSpace, squareFeet, cubicFeet, price) => {
    const unit = { returnKind: 'unit', storageSpace, squareFeet, storedItems: [], furnitureItems: [] } as const;
    expect(returnedItems(unit)[0]?.cubicFeet).toBe(cubicFeet);
    expect(pounds(unit)).toBe(price);
  });

  it('names the unit on the list of what is carried', () => {
    const unit = { storageSpace: 'Plan 6x4', squareFeet: null, storedItems: [], furnitureItems: [] } as const;
    const items = returnedItems({ returnKind: 'unit', ...unit });
    expect(items[0]?.title).toBe('Everything in the 6 × 4 ft unit');
  });

  it('adds stairs, parking, way, busy day and add-ons', () => {
    const quote = priceReturn(
      aReturn({
        addresses: { delivery: anAddress({ floor: 3, parking: false }) },
        distanceMiles: 27,
        deliveryDate: '2026-12-12',
        addOns: ['UNPACKING', 'ASSEMBLING'],
      }),
    );
    expect(quote.lines.map(({ code, amount }) => [code, toPounds(amount)])).toEqual([
      ['storage_return', 49],
      ['distance', 3],
      ['road_charges', 0],
      ['floors_delivery', 30],
      ['parking_delivery', 15],
      ['busy_day', 9.7],
      ['unpacking', 99],
      ['assembling', 49],
    ]);
  });

  it('PRC-2: with variant 2 unpacking costs £49', () => {
    expect(pounds({ addOns: ['UNPACKING'], addOnVariant: 2 })).toBe(98);
  });

  it('asks for the area of a custom unit', () => {
    expect(() => priceReturn(aReturn({ returnKind: 'unit', storageSpace: 'custom' }))).toThrow(StorageByRequest);
  });
});
