import { fc } from '@/lib/testing/fast-check';
import type { Thing } from './thing';
import { findThing } from './things';
import { measuresOf, routeOf } from './typical';
import {
  SAFETY,
  WAYS,
  passGate,
  placementsOf,
  roomAt,
  roundCorner,
  verdictOf,
  type Gate,
  type Placement,
  type Way,
} from './verdict';

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

const held = (along: number, across: number, up: number): Placement => ({ posture: 'as_it_stands', along, across, up });

describe('the room at a gate', () => {
  it.each<[string, Gate, Placement, number]>([
    ['a door: its width', { kind: 'front_door', width: 79, height: 197 }, held(189, 73, 85), 6],
    ['a door: its height', { kind: 'room_door', width: 79, height: 197 }, held(60, 50, 190), 7],
    ['a hall: the corner', { kind: 'hall', before: 90, after: 90, ceiling: 270 }, held(120, 55, 60), 12.3],
    [
      'a hall: the ceiling, as it is tipped up',
      { kind: 'hall', before: 90, after: 90, ceiling: 240 },
      held(60, 60, 236),
      -3.5,
    ],
    ['a flight: its width', { kind: 'flight', width: 85, headroom: 200 }, held(189, 73, 85), 12],
    [
      'a flight: the headroom, square to the steps',
      { kind: 'flight', width: 85, headroom: 200 },
      held(60, 60, 177),
      -28.4,
    ],
    ['a lift: its door', { kind: 'lift', door: 80, width: 110, depth: 140, height: 200 }, held(85, 73, 189), 7],
    ['a lift: its depth', { kind: 'lift', door: 80, width: 110, depth: 140, height: 200 }, held(189, 73, 85), -49],
  ])('PLN-4: %s', (_, gate, placement, room) => {
    expect(roomAt(gate, placement)).toBeCloseTo(room, 1);
  });

  it('PLN-4: what keeps upright is not tipped under a ceiling', () => {
    const gate = { kind: 'hall', before: 120, after: 120, ceiling: 200 } as const;
    expect(roomAt(gate, held(60, 60, 190), true)).toBe(10);
    expect(roomAt(gate, held(60, 60, 190))).toBeLessThan(2);
  });
});

const lengths = fc.integer({ min: 20, max: 400 });

describe('a rectangle round a right angle', () => {
  it.each([
    // A rod passes where (a^⅔ + b^⅔)^1.5 is at least its length: 2.828 × 90 = 254.5.
    ['a rod of the longest that goes round', 90, 90, 254.5, 0, 0],
    ['a rod that is too long', 90, 90, 260, 0, -2.7],
    ['a rod between unlike corridors', 64, 125, 262.5, 0, 0],
    // At 45° the inner side is (a + b)·sin 45° − length ÷ 2 from the corner.
    ['a wardrobe of 120 × 55', 90, 90, 120, 55, 12.3],
    ['a sofa of 189 × 73', 90, 90, 189, 73, -40.2],
    ['a square that only slides', 90, 90, 85, 85, 5],
    ['what is as wide as the corridor', 90, 90, 95, 90, -5],
    ['sideways into a wide second corridor', 80, 200, 190, 75, 5],
  ])('PLN-4: %s', (_, before, after, length, width, room) => {
    expect(roundCorner({ before, after }, length, width).room).toBeCloseTo(room, 0);
  });

  it('PLN-4: is the same whichever side is named first, and whichever corridor comes first', () => {
    fc.assert(
      fc.property(lengths, lengths, lengths, lengths, (before, after, one, other) => {
        const { room } = roundCorner({ before, after }, one, other);
        expect(roundCorner({ before, after }, other, one).room).toBe(room);
        expect(roundCorner({ before: after, after: before }, one, other).room).toBeCloseTo(room, 6);
      }),
    );
  });

  it('PLN-4: a wider corridor never leaves less room, a larger thing never more', () => {
    fc.assert(
      fc.property(lengths, lengths, lengths, lengths, fc.integer({ min: 1, max: 60 }), (a, b, one, other, more) => {
        const { room } = roundCorner({ before: a, after: b }, one, other);
        expect(roundCorner({ before: a + more, after: b }, one, other).room).toBeGreaterThanOrEqual(room - 1e-6);
        expect(roundCorner({ before: a, after: b }, one + more, other).room).toBeLessThanOrEqual(room + 1e-6);
        expect(roundCorner({ before: a, after: b }, one, other + more).room).toBeLessThanOrEqual(room + 1e-6);
      }),
    );
  });
});

describe('how a thing is held', () => {
  const held = (box: Parameters<typeof placementsOf>[0], keepsUpright?: boolean) =>
    placementsOf(box, keepsUpright).map(({ posture, along, across, up }) => `${posture} ${along}×${across}×${up}`);

  it('PLN-4: a sofa: as it stands, on its end, on its back, each lengthways and sideways', () => {
    expect(held({ width: 189, depth: 85, height: 73 })).toEqual([
      'as_it_stands 189×85×73',
      'as_it_stands 85×189×73',
      'on_back 189×73×85',
      'on_back 73×189×85',
      'on_end 85×73×189',
      'on_end 73×85×189',
    ]);
  });

  it('PLN-4: a wardrobe: on its side and on its back', () => {
    expect(held({ width: 91, depth: 55, height: 189 }).map((text) => text.split(' ')[0])).toEqual([
      'as_it_stands',
      'as_it_stands',
      'on_back',
      'on_back',
      'on_side',
      'on_side',
    ]);
  });

  it('PLN-4: a piano is only turned round', () => {
    expect(held({ width: 149, depth: 64, height: 128 }, true)).toEqual([
      'as_it_stands 149×64×128',
      'as_it_stands 64×149×128',
    ]);
  });
});
