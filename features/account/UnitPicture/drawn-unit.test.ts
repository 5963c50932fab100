import { MAX_PACKED_PIECES } from '@/lib/domain/packing/unit-holds';
import { drawnUnit } from './drawn-unit';

const FLOOR = { width: 12, depth: 8 };
const boxes = (id: string, quantity: number) => ({ id, title: id, quantity, cubicFeet: 2.4, kilograms: 10 });

describe('the drawing of a unit in the account', () => {
  it('ABU-2: leaves out what is beyond the pieces that are packed, and counts it as outside', () => {
    const startedAt = performance.now();
    const { parts, outside } = drawnUnit([boxes('box_m', 100), boxes('box_s', 40_000)], FLOOR);
    expect(parts.filter(({ key }) => key.startsWith('box'))).toHaveLength(MAX_PACKED_PIECES);
    expect(outside).toEqual({ box_s: 40_000 - 20 });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('ABU-2: is made once for a list', () => {
    expect(drawnUnit([boxes('box_m', 3)], FLOOR)).toBe(drawnUnit([boxes('box_m', 3)], FLOOR));
    expect(drawnUnit([boxes('box_m', 3)], FLOOR)).not.toBe(drawnUnit([boxes('box_m', 4)], FLOOR));
  });
});
