import type { MovingAddOn, MovingSpace } from '../order-types';
import { cleaningNeeds, mayFollow, slotNeeds, storageNeeds } from './calendar';

const DAY = '2026-12-15';
const needs = (movingSpace: MovingSpace, cubicFeet = 0, addOns: readonly MovingAddOn[] = []) =>
  slotNeeds({ movingSpace, cubicFeet, addOns }, DAY, ['10:00', '12:00']);

describe('slotNeeds', () => {
  it.each([
    ['mini', 210, 1],
    ['one_bedroom', 360, 1],
    ['two_bedroom', 677, 1],
    ['three_bedroom', 0, 2],
    ['custom', 0, 1],
    ['custom', 677, 1],
    ['custom', 677.1, 2],
    ['custom', 1400, 2],
    ['two_bedroom', 700, 1],
    ['two_bedroom', 700.1, 2],
    ['mini', 900, 2],
  ] as const)('a %s move of %d cu ft takes %d crews', (movingSpace, cubicFeet, places) => {
    expect(needs(movingSpace, cubicFeet)).toEqual([{ service: 'MOVING', date: DAY, start: '10:00', places }]);
  });

  it('packing and assembling are done by the movers', () => {
    expect(needs('one_bedroom', 0, ['PACKING', 'ASSEMBLING'])).toHaveLength(1);
  });

  it.each([
    ['08:00', '2026-12-15', '12:00'],
    ['10:00', '2026-12-15', '14:00'],
    ['12:00', '2026-12-15', '16:00'],
    ['14:00', '2026-12-15', '18:00'],
    ['16:00', '2026-12-16', '08:00'],
    ['18:00', '2026-12-16', '08:00'],
  ])('the cleaners of a move at %s come on %s at %s', (start, date, cleaningStart) => {
    const move = { movingSpace: 'mini', addOns: ['CLEANING'], cubicFeet: 0 } as const;
    const [, cleaning] = slotNeeds(move, DAY, [start, '']);
    expect(cleaning).toEqual({ service: 'CLEANING', date, start: cleaningStart, places: 1 });
  });

  it.each([[[]], [['CLEANING' as const]]])('a slot that we do not have throws (%j)', (addOns) => {
    const move = { movingSpace: 'mini', addOns, cubicFeet: 0 } as const;
    expect(() => slotNeeds(move, DAY, ['09:00', '11:00'])).toThrow(RangeError);
  });
});

describe('the other services', () => {
  it.each([
    [110, 1],
    [700, 1],
    [700.1, 2],
  ])('%d cu ft into or out of storage take %i of the storage crews', (cubicFeet, places) => {
    expect(storageNeeds(cubicFeet, DAY, ['10:00', '12:00'])).toEqual([
      { service: 'STORAGE', date: DAY, start: '10:00', places },
    ]);
  });

  it('a clean takes one cleaning team', () => {
    expect(cleaningNeeds(DAY, ['18:00', '20:00'])).toEqual([
      { service: 'CLEANING', date: DAY, start: '18:00', places: 1 },
    ]);
  });

  it.each([
    ['08:00', false],
    ['10:00', false],
    ['12:00', true],
    ['18:00', true],
  ] as const)('QUO-4: after a move from 10:00 to 12:00 a clean at %s is possible: %p', (start, isPossible) => {
    expect(mayFollow([start, ''], ['10:00', '12:00'])).toBe(isPossible);
    expect(mayFollow([start, ''], null)).toBe(true);
  });
});
