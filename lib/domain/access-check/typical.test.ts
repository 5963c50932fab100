import { isLocalDate } from '../london-time';
import { HOME_IDS, isHome, MEASURE_SOURCES, measuresOf, routeOf, TYPICAL_HOMES, type Measure } from './typical';

describe('typical homes', () => {
  it('PLN-4: every source has its page, and the day on which it was read', () => {
    for (const { url, readOn, says } of Object.values(MEASURE_SOURCES)) {
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(says).toMatch(/\.$/);
      expect(isLocalDate(readOn)).toBe(true);
    }
  });

  it('PLN-4: every source stands behind a measure, but for what is read of stairs’ headroom', () => {
    const used = HOME_IDS.flatMap((home) => Object.values<Measure>(TYPICAL_HOMES[home].measures)).map(
      ({ from }) => from,
    );
    expect(new Set(used)).toEqual(
      new Set([...Object.keys(MEASURE_SOURCES), 'assumption'].filter((name) => name !== 'headroom')),
    );
  });

  it('PLN-4: a home is known by its name', () => {
    expect(HOME_IDS.every(isHome)).toBe(true);
    expect(['castle', '', 'toString', '__proto__'].some(isHome)).toBe(false);
  });

  it('PLN-4: a way is met in its order, and what is not known is not met', () => {
    const { doors, lift, stairs } = routeOf(measuresOf('new_flat'));
    expect(doors.map(({ kind }) => kind)).toEqual(['front_door', 'hall', 'room_door']);
    expect(lift).toEqual({ kind: 'lift', door: 80, width: 110, depth: 140, height: 200 });
    expect(stairs.map(({ kind }) => kind)).toEqual(['flight', 'landing']);
    expect(routeOf({ doorWidth: 80 })).toEqual({
      doors: [{ kind: 'front_door', width: 80, height: 197 }],
      lift: null,
      stairs: [],
    });
    expect(routeOf({ stairsWidth: 85 }).stairs[1]).toEqual({ kind: 'landing', before: 85, after: 85, ceiling: 240 });
    expect(routeOf({ liftDoor: 80, liftWidth: 110 }).lift).toBeNull();
  });
});
