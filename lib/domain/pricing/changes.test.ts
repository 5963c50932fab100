import { formatPence, pence } from '../money';
import { addressesWith, aMove, anAddress, anItem } from '@/lib/testing/moves';
import { quoteChange } from './changes';
import { priceMove, type MoveToPrice } from './moving';
import type { Quote } from './quote';

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
    [oneStop, {}, '−£25: one address fewer'],
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

  it('names the address of whatever is charged at an address, also of an additional one', () => {
    const stop = anAddress({ floor: 2, parking: false });
    const withStop = { addresses: addressesWith({ additional_delivery: [stop] }) };
    expect(changeOf(oneStop, withStop)).toBe(
      '+£35: second floor, no lift at additional delivery; no parking at additional delivery',
    );
    expect(changeOf(withStop, oneStop)).toBe(
      '−£35: ground floor or lift at additional delivery; parking at additional delivery',
    );
  });

  it('reads a price that was kept with an order, before lines said anything else', () => {
    const kept = JSON.parse(KEPT) as Quote;
    const now: Quote = { ...kept, lines: kept.lines.slice(0, 1), totalWithDiscount: pence(25_900) };
    expect(quoteChange(now, kept)).toEqual({
      difference: 5440,
      reason: 'second floor, no lift at collection; no parking at delivery; 2 more',
    });
    expect(quoteChange(kept, now)).toEqual({
      difference: -5440,
      reason: 'ground floor or lift at collection; parking at delivery; 2 more',
    });
    const withoutDay = { ...kept, lines: kept.lines.slice(0, 3), totalWithDiscount: pence(29_400) };
    expect(quoteChange(withoutDay, kept)?.reason).toBe('Saturday 12 December; promo code TENNER');
  });
});

/** The quote_json of an order of November 2026. */
const KEPT = `{
  "lines": [
    {"key":"moving_plan","code":"moving_plan","label":"1 bedroom move","detail":"2 movers, 30 boxes, the first 25 miles","amount":25900},
    {"key":"floors_collection","code":"floors_collection","label":"Second floor, no lift","detail":"at collection","amount":2000},
    {"key":"parking_delivery","code":"parking_delivery","label":"No parking","detail":"at delivery","amount":1500},
    {"key":"busy_day","code":"busy_day","label":"Saturday 12 December","detail":"busy day, 10% on the move","amount":2940},
    {"key":"promo_discount","code":"promo_discount","label":"Promo code TENNER","detail":"£10","amount":-1000}
  ],
  "total": 32340, "totalWithDiscount": 31340, "distanceMiles": 7,
  "promo": {"code":"TENNER","kind":"fixed","amount":1000}
}`;
