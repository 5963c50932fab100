import { fc } from '@/lib/testing/fast-check';
import { FURNITURE } from '../catalogue/furniture';
import { NOTHING, pence } from '../money';
import { COVER_LIMITS } from '../prices/assumptions';
import { COVER_STEPS } from '../order-types';
import { coverGap, dearLines, valuedLines } from './cover-gap';

const thing = (id: string, quantity = 1) => ({ id, title: id, quantity });
const worth = (pounds: number, quantity = 1) => ({ worth: pence(pounds * 100), quantity });

describe('what cover leaves open', () => {
  it.each([
    ['nothing of nothing', [], 'included', 0, 0],
    ['nothing of cheap things', [worth(100, 3)], 'included', 30_000, 0],
    ['what a piece is worth above the limit of an item', [worth(1_350)], 'included', 10_000, 125_000],
    ['the same of every piece', [worth(150, 4)], 'included', 40_000, 20_000],
    ['less with more cover', [worth(1_350)], 'raised', 50_000, 85_000],
    ['nothing with enough', [worth(1_350)], 'high', 135_000, 0],
    ['what all is worth above the limit of the job', [worth(100, 120)], 'included', 1_000_000, 200_000],
    ['both at once', [worth(300, 120)], 'included', 1_000_000, 2_600_000],
  ] as const)('PLN-3 is %s', (_, lines, step, covered, open) => {
    expect(coverGap(lines, step)).toMatchObject({ covered, open });
  });

  const lists = fc.array(
    fc.record({ worth: fc.integer({ min: 0, max: 2_000_000 }).map(pence), quantity: fc.integer({ min: 1, max: 200 }) }),
    { maxLength: 40 },
  );

  it('PLN-3 is never more with a higher step, and adds up to the penny', () => {
    fc.assert(
      fc.property(lists, (lines) => {
        const gaps = COVER_STEPS.map((step) => coverGap(lines, step));
        gaps.forEach(({ total, covered, open }, index) => {
          expect(covered + open).toBe(total);
          expect(Math.min(covered, open)).toBeGreaterThanOrEqual(0);
          expect(covered).toBeLessThanOrEqual(COVER_LIMITS[COVER_STEPS[index] ?? 'included'].job);
          if (index > 0) expect(open).toBeLessThanOrEqual(gaps[index - 1]?.open ?? NOTHING);
        });
      }),
    );
  });

  it('PLN-3 is never less with a thing more', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom(...COVER_STEPS), (lines, step) => {
        expect(coverGap([...lines, worth(500)], step).open).toBeGreaterThanOrEqual(coverGap(lines, step).open);
      }),
    );
  });
});

describe('what things are worth', () => {
  it('PLN-3 is what the visitor says, else what is typical, else not counted', () => {
    const list = [thing('piano_upright'), thing('sofa_3', 2), thing('box_m', 15), thing('custom_1')];
    expect(valuedLines(list, [{ id: 'sofa_3', pounds: 900 }])).toEqual([
      { id: 'piano_upright', title: 'piano_upright', quantity: 1, worth: 100_000, isTypical: true },
      { id: 'sofa_3', title: 'sofa_3', quantity: 2, worth: 90_000, isTypical: false },
    ]);
    expect(valuedLines(list, [{ id: 'custom_1', pounds: 3_000 }]).at(-1)).toMatchObject({ worth: 300_000 });
  });

  it('PLN-3 is asked only of what is worth more than the included cover, or was given a value', () => {
    const list = [thing('piano_upright'), thing('kitchen_chair', 4), thing('box_m'), thing('custom_1')];
    const asked = (said: Parameters<typeof dearLines>[1]) => dearLines(list, said).map(({ id }) => id);
    expect(asked([])).toEqual(['piano_upright']);
    expect(asked([{ id: 'custom_1', pounds: 80 }])).toEqual(['piano_upright', 'custom_1']);
    const all = dearLines(
      FURNITURE.map(({ id }) => thing(id)),
      [],
    );
    expect(all.every(({ worth: each }) => each > COVER_LIMITS.included.item)).toBe(true);
  });
});
