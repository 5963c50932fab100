import { pence } from '../money';
import { DISPOSAL_RATE, charge, coverCharges, disposalCharges, limitsText } from './charges';
import { aMove } from '@/lib/testing/moves';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { COVER_STEPS } from '../order-types';
import { priceMove } from './moving';

it('a line has its code for a key, unless several lines share it', () => {
  const words = { label: 'No parking', detail: 'at collection' };
  const line = { code: 'parking_collection', ...words, amount: 1_500 };
  expect(charge('parking_collection', pence(1_500), words)).toEqual({ ...line, key: 'parking_collection' });
  expect(charge('parking_collection', pence(1_500), words, 'parking_2')).toEqual({ ...line, key: 'parking_2' });
});

it('a line without a detail has none, not an empty one', () => {
  expect(Object.keys(charge('packing', pence(9_900), { label: 'Packing by us' }))).not.toContain('detail');
});

describe('more cover in a price', () => {
  it.each([
    ['included', '£100 an item and £10,000 a job', []],
    ['raised', '£500 an item and £15,000 a job', [1_900]],
    ['high', '£1,500 an item and £25,000 a job', [3_900]],
    ['highest', '£5,000 an item and £50,000 a job', [8_900]],
  ] as const)('PLN-3 %s covers %s for a line of its own', (step, limits, amounts) => {
    expect(limitsText(COVER_LIMITS[step])).toBe(limits);
    expect(coverCharges(step).map(({ amount }) => amount)).toEqual(amounts);
    expect(coverCharges(step).every(({ detail }) => detail === `up to ${limits}`)).toBe(true);
  });

  it('PLN-3 each step covers more than the one before, of an item and of the job, and costs more', () => {
    COVER_STEPS.slice(1).forEach((step, index) => {
      const before = COVER_STEPS[index] ?? 'included';
      expect(COVER_LIMITS[step].item).toBeGreaterThan(COVER_LIMITS[before].item);
      expect(COVER_LIMITS[step].job).toBeGreaterThan(COVER_LIMITS[before].job);
      expect(COVER_PRICES[step]).toBeGreaterThan(COVER_PRICES[before]);
    });
  });

  it('PLN-3 adds its price to that of the move and nothing else, whatever the day', () => {
    const move = aMove({ movingDate: '2026-12-19' });
    for (const step of COVER_STEPS) {
      const { lines, total } = priceMove({ ...move, cover: { step } });
      expect(total - priceMove(move).total).toBe(COVER_PRICES[step]);
      expect(lines.filter(({ code }) => code !== 'cover')).toEqual(priceMove(move).lines);
    }
  });
});

it('PLN-1 disposal costs by the cubic foot, and nothing costs nothing', () => {
  expect(DISPOSAL_RATE).toBe('£1.50 a cubic foot');
  expect(disposalCharges(0)).toEqual([]);
  expect(disposalCharges(42.5)).toEqual([
    expect.objectContaining({
      code: 'disposal',
      amount: 6_375,
      detail: '42.5 cu ft, at £1.50 a cubic foot',
      count: 42.5,
    }),
  ]);
});
