import { FIXED_MOVING_PLANS } from '@/lib/domain/order-types';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { planFit } from '@/lib/domain/pricing/fit';
import { MAX_DRAWN_PIECES } from '@/lib/domain/packing/drawn-pieces';
import { drawnHold, leftTexts } from './drawn-hold';

const UNIT = { kind: 'unit', width: 12, depth: 8 } as const;
const VAN = { kind: 'vans', count: 1 } as const;
const boxes = (id: string, quantity: number) => ({ id, title: id, quantity, cubicFeet: 2.4, kilograms: 10 });

describe('a load drawn on the server', () => {
  it('ABU-2: draws so many pieces and says how many more there are, never that they do not fit', () => {
    const picture = drawnHold([boxes('box_m', 100), boxes('box_s', 40_000)], UNIT);
    expect(picture.parts.filter(({ key }) => key.startsWith('box'))).toHaveLength(MAX_DRAWN_PIECES);
    expect(picture).toMatchObject({ outside: {}, undrawn: 40_100 - MAX_DRAWN_PIECES });
    expect(leftTexts(picture)).toEqual(['Not drawn: 39,940 items']);
    // Only the drawn pieces are packed, so the work does not grow with the list.
    expect(inventoryTotals(picture.drawn).pieces).toBe(MAX_DRAWN_PIECES);
  });

  it.each(FIXED_MOVING_PLANS)('ILL-1: the typical contents of %s are drawn whole, and fit', (plan) => {
    const items = typicalContents(plan);
    expect(leftTexts(drawnHold(items, { kind: 'vans', count: planFit(plan, items).vans }))).toEqual([]);
  });

  it('ILL-1: names what found no room', () => {
    const sofas = { ...boxes('sofa_3', 9), title: 'Sofa, 3 seats' };
    expect(leftTexts(drawnHold([sofas], { kind: 'unit', width: 3, depth: 5 }))).toEqual([
      expect.stringMatching(/^Does not fit: \d\u00a0×\u00a0Sofa, 3 seats$/),
    ]);
  });

  it('ABU-2: is made once for a list', () => {
    expect(drawnHold([boxes('box_m', 3)], UNIT)).toBe(drawnHold([boxes('box_m', 3)], UNIT));
    expect(drawnHold([boxes('box_m', 3)], UNIT)).not.toBe(drawnHold([boxes('box_m', 4)], UNIT));
  });

  it('ILL-1: draws vans as well, each with what was loaded', () => {
    const { parts } = drawnHold([boxes('box_m', 3)], VAN);
    expect(parts.filter(({ key }) => key.startsWith('box'))).toHaveLength(3);
    expect(drawnHold([boxes('box_m', 3)], VAN)).not.toBe(drawnHold([boxes('box_m', 3)], UNIT));
  });
});
