import { fromPounds } from '@/lib/domain/money';
import { addDays, daysBetween, londonInstant } from '@/lib/domain/london-time';
import { isBusyDay } from '@/lib/domain/pricing/charges';
import { priceMove } from '@/lib/domain/pricing/moving';
import { bookableRange } from '@/lib/domain/slots/calendar';
import { aMove, anItem } from '@/lib/testing/moves';
import { SITE } from './site';

const promised = fromPounds(Number(/£(\d+)/.exec(SITE.tagline)?.[1]));

describe('settings', () => {
  it('that are blank count as not set', async () => {
    const before = process.env;
    process.env = { ...before, NEXT_PUBLIC_PRODUCT: '', NEXT_PUBLIC_SITE_ORIGIN: '', NEXT_PUBLIC_API_ORIGIN: '' };
    jest.resetModules();
    const { SITE: blank } = await import('./site');
    process.env = before;
    expect(blank).toMatchObject({ product: 'smart', origin: 'http://localhost:3000', apiOrigin: '' });
  });
});

describe('tagline', () => {
  it('SHELL-1: is "Smart Moving from £49"', () => {
    expect(SITE.tagline).toBe('Smart Moving from £49');
  });

  it('LAW-2: the price that it names can be booked on any day of a year, without any discount', () => {
    const year = Array.from({ length: 365 }, (_, index) => addDays('2026-11-24', index));
    for (const today of year) {
      const { first, last } = bookableRange(londonInstant(today, '12:00'));
      const range = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
      const movingDate = range.find((day) => !isBusyDay(day)) ?? '';
      expect([today, movingDate]).toEqual([today, expect.stringMatching(/^20/)]);
      const cheapest = aMove({ movingSpace: 'custom', furnitureItems: [anItem(1.5)], movingDate, distanceMiles: 7 });
      expect(priceMove(cheapest).totalWithDiscount).toBeLessThanOrEqual(promised);
    }
  });
});
