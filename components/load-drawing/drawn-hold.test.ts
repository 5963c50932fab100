import { MAX_PACKED_PIECES } from '@/lib/domain/packing/unit-holds';
import { drawnHold } from './drawn-hold';

const UNIT = { kind: 'unit', width: 12, depth: 8 } as const;
const VAN = { kind: 'vans', count: 1 } as const;
const boxes = (id: string, quantity: number) => ({ id, title: id, quantity, cubicFeet: 2.4, kilograms: 10 });

describe('a load drawn on the server', () => {
  it('ABU-2: leaves out what is beyond the pieces that are packed, and counts it as outside', () => {
    const startedAt = performance.now();
    const { parts, outside } = drawnHold([boxes('box_m', 100), boxes('box_s', 40_000)], UNIT);
    expect(parts.filter(({ key }) => key.startsWith('box'))).toHaveLength(MAX_PACKED_PIECES);
    expect(outside).toEqual({ box_s: 40_000 - 20 });
    expect(performance.now() - startedAt).toBeLessThan(5_000);
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
