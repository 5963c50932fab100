import { MAP, stairs, storeysOf } from './FloorMap';

describe('the map of floors', () => {
  it.each([-1, 0, 1, 4, 12])('shows floor %i, one above it, and the street under the ground floor', (floor) => {
    const { storeys, street } = storeysOf(floor);
    const floors = storeys.map((storey) => storey.floor);
    expect(floors).toContain(floor);
    expect(Math.max(...floors)).toBeGreaterThan(floor);
    const ground = storeys.find((storey) => storey.floor === 0);
    expect((ground?.y ?? 0) + (ground?.height ?? 0)).toBeCloseTo(street);
    for (const { y, height } of storeys) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(MAP.height);
    }
  });

  it('leads from the street to the floor, a flight a storey', () => {
    expect(stairs(2, [10, 20], 14, 60)).toBe('10,60 20,46 10,32');
    expect(stairs(-1, [10, 20], 14, 46)).toBe('10,46 20,60');
    expect(stairs(0, [10, 20], 14, 60)).toBe('10,60');
  });
});
