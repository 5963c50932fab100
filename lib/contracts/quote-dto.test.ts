import { pence } from '@/lib/domain/money';
import { priceMove } from '@/lib/domain/pricing/moving';
import { addressesWith, aMove, anAddress, anItem } from '@/lib/testing/moves';
import type { QuoteDto } from './errors';
import { fromQuoteDto, toQuoteDto } from './quote-dto';

const quote = priceMove(
  aMove({
    movingSpace: 'custom',
    furnitureItems: [anItem(33.3)],
    addresses: addressesWith({ collection: anAddress({ floor: 2 }) }),
    movingDate: '2026-12-12',
    isStudent: true,
    distanceMiles: 37,
  }),
);

describe('quote on the wire', () => {
  it('PRC-6: is in pounds with at most two decimals', () => {
    const dto = toQuoteDto(quote);
    expect(dto.total).toBe(quote.total / 100);
    const amounts = [dto.total, dto.totalWithDiscount, ...dto.lines.map(({ amount }) => amount)];
    expect(amounts.every((amount) => /^-?\d+(\.\d{1,2})?$/.test(String(amount)))).toBe(true);
  });

  it('comes back as it was', () => {
    expect(fromQuoteDto(JSON.parse(JSON.stringify(toQuoteDto(quote))) as QuoteDto)).toEqual(quote);
  });

  it.each([
    ['a percentage', { code: 'TEN', kind: 'percent', amount: 10 }, 10],
    ['an amount, in pounds', { code: 'OFF', kind: 'fixed', amount: 1250 }, 12.5],
  ] as const)('carries the terms of a promo code: %s', (_, promo, onTheWire) => {
    const reduced = priceMove(aMove({ promo }));
    const dto = toQuoteDto(reduced);
    expect(dto.promo?.amount).toBe(onTheWire);
    expect(fromQuoteDto(dto)).toEqual(reduced);
  });

  it('BOOK-4: refuses a line that the contract does not have', () => {
    const strange = { key: 'x', code: 'booking_fee', label: 'Booking fee', amount: 3 };
    const dto = { lines: [strange], total: 3, totalWithDiscount: 3, distanceMiles: null };
    expect(() => fromQuoteDto(dto)).toThrow('booking_fee');
  });

  it('keeps the distance unknown', () => {
    const unknown = { lines: [], total: pence(0), totalWithDiscount: pence(0), distanceMiles: null };
    expect(toQuoteDto(unknown).distanceMiles).toBeNull();
  });
});
