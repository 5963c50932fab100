import { roomAt, type Gate } from './gates';
import type { Placement } from './placement';

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
