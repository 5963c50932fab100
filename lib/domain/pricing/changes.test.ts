import { formatPence } from '../money';
import { addressesWith, aMove, anAddress, anItem } from '@/lib/testing/moves';
import { quoteChange } from './changes';
import { priceMove, type MoveToPrice } from './moving';

function changeOf(before: Partial<MoveToPrice>, after: Partial<MoveToPrice>): string | null {
  const change = quoteChange(priceMove(aMove(before)), priceMove(aMove(after)));
  return change && `${change.difference > 0 ? '+' : ''}${formatPence(change.difference)}: ${change.reason}`;
}

const upstairs = { addresses: addressesWith({ collection: anAddress({ floor: 2 }) }) };
const noParking = { addresses: addressesWith({ delivery: anAddress({ parking: false }) }) };
const oneStop = { addresses: addressesWith({ additional_delivery: [anAddress()] }) };
const ORDINARY = { movingDate: '2026-12-15' };
const SATURDAY = { movingDate: '2026-12-12' };

describe('quoteChange', () => {
  it.each<[Partial<MoveToPrice>, Partial<MoveToPrice>, string]>([
    [{}, upstairs, '+£20: second floor, no lift at collection'],
    [upstairs, {}, '−£20: ground floor or lift at collection'],
    [
      upstairs,
      { addresses: addressesWith({ collection: anAddress({ floor: 3 }) }) },
      '+£10: third floor, no lift at collection',
    ],
    [{}, noParking, '+£15: no parking at delivery'],
    [noParking, {}, '−£15: parking at delivery'],
    [{}, oneStop, '+£25: additional delivery'],
    [oneStop, {}, '−£25: one address less'],
    [{}, { addOns: ['PACKING'] }, '+£99: packing by us'],
    [{ addOns: ['PACKING'] }, {}, '−£99: no packing'],
    [ORDINARY, SATURDAY, '+£25.90: Saturday 12 December'],
    [SATURDAY, ORDINARY, '−£25.90: an ordinary day'],
    [{}, { distanceMiles: 37 }, '+£18: 37 miles'],
    [{ distanceMiles: 37 }, { distanceMiles: 7 }, '−£18: 7 miles'],
    [{}, { movingSpace: 'two_bedroom' }, '+£190: 2 bedroom move'],
    [{}, { movingSpace: 'custom' }, '−£210: custom move'],
    [{}, { isStudent: true }, '−£25.90: student discount'],
    [{ isStudent: true }, {}, '+£25.90: no student discount'],
    [{}, { promo: { code: 'TENNER', kind: 'fixed', amount: 1000 } }, '−£10: promo code TENNER'],
    [{ movingSpace: 'custom' }, { movingSpace: 'custom', furnitureItems: [anItem(50)] }, '+£24: 50 cu ft of items'],
  ])('from %j to %j: %s', (before, after, text) => {
    expect(changeOf(before, after)).toBe(text);
  });

  it('does not name a line that costs nothing', () => {
    expect(changeOf({ distanceMiles: 7 }, { addOns: ['PACKING'] })).toBe('+£99: packing by us');
  });

  it('names the cause, not what follows from it', () => {
    const extras = { ...SATURDAY, isStudent: true };
    expect(changeOf(extras, { ...extras, ...upstairs })).toBe('+£19.80: second floor, no lift at collection');
  });

  it('names two causes, and counts the rest', () => {
    expect(changeOf({}, { addOns: ['PACKING', 'ASSEMBLING'] })).toBe(
      '+£148: packing by us; furniture taken apart and put together',
    );
    expect(changeOf({}, { addOns: ['PACKING', 'CLEANING', 'ASSEMBLING'], ...oneStop })).toBe(
      '+£402: additional delivery; packing by us; 2 more',
    );
  });

  it('is null when the price is the same', () => {
    expect(changeOf({}, {})).toBeNull();
    expect(changeOf(SATURDAY, { movingDate: '2026-12-13' })).toBeNull();
    expect(changeOf({}, { distanceMiles: 7 })).toBeNull();
  });
});
