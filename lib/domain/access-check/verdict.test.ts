import { fc } from '@/lib/testing/fast-check';
import type { Gate } from './gates';
import { findThing } from './things';
import type { Thing } from './thing';
import { measuresOf, routeOf } from './typical';
import { passGate, SAFETY, verdictOf, WAYS, type Way } from './verdict';

const door = (width: number, height = 197): Gate => ({ kind: 'front_door', width, height });
const hall = (width: number, ceiling = 240): Gate => ({ kind: 'hall', before: width, after: width, ceiling });
const box = (width: number, depth: number, height: number): Thing => ({
  id: 'own',
  title: 'Yours',
  box: { width, depth, height },
});
const thing = (id: string): Thing => findThing(id)!;
const LIFT = { kind: 'lift', door: 80, width: 110, depth: 140, height: 200 } as const;

describe('through one gate', () => {
  it.each<[string, Thing, Gate, Way, number]>([
    ['a sofa of 95 cm through a wide door, as it stands', box(200, 95, 80), door(98), 'as_it_stands', 3],
    ['a sofa of 95 cm through a usual front door, on its back', box(200, 95, 74), door(79), 'turned', 5],
    ['exactly the three centimetres that are wanted', box(100, 76, 76), door(79), 'as_it_stands', 3],
    ['half a centimetre less than that', box(100, 76.5, 76.5), door(79), 'hoist', 2.5],
    ['a sofa round a turn, on its end', box(189, 85, 73), hall(90), 'turned', 11.8],
    ['a sofa of 250 under a low ceiling', box(250, 85, 73), hall(90), 'hoist', -20.4],
    ['a mattress that bends round a turn', thing('mattress_k'), hall(86, 200), 'bent', 34.6],
    ['a three-seat sofa through an inner door, feet off', thing('sofa_3'), door(72), 'apart', 7],
    ['a corner sofa in its sections', thing('sofa_corner'), door(72), 'apart', 4],
    ['a piano through a usual door', thing('piano_upright'), door(72), 'as_it_stands', 8],
    ['a piano round a narrow turn', thing('piano_upright'), hall(90), 'hoist', -11.2],
    ['a tall fridge into a lift', thing('fridge_freezer'), LIFT, 'as_it_stands', 19],
    ['a king-size mattress in a lift, bent', thing('mattress_k'), LIFT, 'bent', 8],
  ])('PLN-4: %s', (_, what, gate, way, room) => {
    const passing = passGate(what, gate);
    expect(passing.way).toBe(way);
    expect(passing.room).toBeCloseTo(room, 0);
  });
});

describe('through a home', () => {
  const through = (id: string, home: Parameters<typeof measuresOf>[0]) =>
    verdictOf(thing(id), routeOf(measuresOf(home)));

  it.each([
    ['washing_machine', 'victorian', 'as_it_stands', 'stairs'],
    ['fridge_freezer', 'victorian', 'turned', 'stairs'],
    ['fridge_freezer', 'new_flat', 'as_it_stands', 'lift'],
    ['sofa_3', 'ground', 'apart', null],
    ['sofa_3', 'victorian', 'apart', 'stairs'],
    ['mattress_k', 'victorian', 'bent', 'stairs'],
    ['piano_upright', 'victorian', 'hoist', 'stairs'],
    ['piano_upright', 'mansion', 'as_it_stands', 'stairs'],
  ] as const)('PLN-4: %s, %s', (id, home, way, by) => {
    const verdict = through(id, home);
    expect([verdict.way, verdict.by]).toEqual([way, by]);
    expect(verdict.tightest.room >= SAFETY).toBe(way !== 'hoist');
  });

  it('PLN-4: takes the stairs where the lift is too small', () => {
    const verdict = through('sofa_3', 'mansion');
    expect(verdict.by).toBe('stairs');
    expect(verdict.passings.map(({ gate }) => gate.kind)).toEqual([
      'front_door',
      'hall',
      'flight',
      'landing',
      'room_door',
    ]);
  });
});

const sides = fc.integer({ min: 20, max: 260 });
const things = fc.record({ width: sides, depth: sides, height: sides });
const gates: fc.Arbitrary<Gate> = fc.oneof(
  fc.record({ kind: fc.constant('front_door' as const), width: sides, height: sides }),
  fc.record({ kind: fc.constant('hall' as const), before: sides, after: sides, ceiling: sides }),
  fc.record({ kind: fc.constant('flight' as const), width: sides, headroom: sides }),
  fc.record({ kind: fc.constant('lift' as const), door: sides, width: sides, depth: sides, height: sides }),
);
const goes = (what: Thing, gate: Gate): number => WAYS.indexOf(passGate(what, gate).way);
/** Returns every gate with one of its measures enlarged. */
const wider = (gate: Gate, more: number): readonly Gate[] =>
  Object.keys(gate)
    .filter((name) => name !== 'kind')
    .map((name) => ({ ...gate, [name]: Number(gate[name as keyof Gate]) + more }));

describe('every verdict', () => {
  it('PLN-4: a wider way never makes it worse, a larger thing never better', () => {
    fc.assert(
      fc.property(things, gates, fc.boolean(), fc.integer({ min: 1, max: 50 }), (size, gate, bends, more) => {
        const what = { ...box(size.width, size.depth, size.height), ...(bends && { bends: true as const }) };
        for (const better of wider(gate, more)) expect(goes(what, better)).toBeLessThanOrEqual(goes(what, gate));
        for (const name of ['width', 'depth', 'height'] as const) {
          const larger = { ...what, box: { ...what.box, [name]: what.box[name] + more } };
          expect(goes(larger, gate)).toBeGreaterThanOrEqual(goes(what, gate));
        }
      }),
    );
  });

  it('PLN-4: naming its sides in another order changes nothing of whether it goes through', () => {
    fc.assert(
      fc.property(things, gates, ({ width, depth, height }, gate) => {
        const isThrough = (one: Thing) => passGate(one, gate).way !== 'hoist';
        const expected = isThrough(box(width, depth, height));
        for (const other of [box(depth, width, height), box(height, depth, width), box(width, height, depth)]) {
          expect(isThrough(other)).toBe(expected);
        }
      }),
    );
  });

  it('PLN-4: what goes through has the safe centimetres, what does not has fewer', () => {
    fc.assert(
      fc.property(things, gates, ({ width, depth, height }, gate) => {
        const { way, room } = passGate(box(width, depth, height), gate);
        expect(room >= SAFETY).toBe(way !== 'hoist');
      }),
    );
  });
});
