import { MOVE_FACTS } from '@/lib/testing/timeline-facts';
import { driveMinutes, milesOf, peopleFor, tripMinutes, workOf } from './work';

it.each([
  ['the ground floor', { floor: 0, elevator: null, parking: true }, 2],
  ['a floor that nobody has said', { floor: null, elevator: null, parking: null }, 2],
  ['a third floor without a lift, as our guide says', { floor: 3, elevator: false, parking: true }, 5],
  ['a lower floor', { floor: -1, elevator: false, parking: true }, 3],
  ['a tenth floor with a lift', { floor: 10, elevator: true, parking: true }, 3],
  ['no parking at the door', { floor: 0, elevator: null, parking: false }, 3],
])('PLN-1 a trip from %s', (_name, access, minutes) => expect(tripMinutes(access)).toBe(minutes));

it.each([
  [0, 15],
  [5, 40],
  [10, 65],
  [25, 95],
])('PLN-1 a van takes for %i miles %i minutes', (miles, minutes) => expect(driveMinutes(miles)).toBe(minutes));

it('PLN-1 miles that nobody knows are assumed by the areas of the postcodes', () => {
  const unknown = { ...MOVE_FACTS, miles: null };
  const to = (postcode: string) => milesOf({ ...unknown, delivery: { ...unknown.delivery, postcode } });
  expect([milesOf(MOVE_FACTS), to('SE1 2AA'), to('E8 1EA'), to('')]).toEqual([5, 3, 8, 8]);
});

it('PLN-1 who comes follows from the plan, the load and the places', () => {
  expect(peopleFor('custom', 100, 1)).toEqual({ movers: 2, vans: 1 });
  expect(peopleFor('two_bedroom', 600, 1)).toEqual({ movers: 3, vans: 1 });
  expect(peopleFor('mini', 900, 2)).toEqual({ movers: 4, vans: 2 });
});

it('PLN-1 the minutes of one bedroom, and what each thing beside it takes', () => {
  expect(workOf(MOVE_FACTS)).toEqual({
    packing: 0,
    apart: 0,
    load: 100,
    toStorage: 0,
    store: 0,
    drive: 40,
    stops: 0,
    wait: 0,
    unload: 70,
    together: 0,
    tip: 0,
    materials: 0,
  });
  const all = workOf({
    ...MOVE_FACTS,
    packing: { when: 'same-day', boxes: 32, mayBeAhead: false },
    isAssembling: true,
    storedCubicFeet: 60,
    awayCubicFeet: 30,
    waitingMinutes: 45,
    stops: [MOVE_FACTS.delivery],
    hasMaterials: true,
  });
  expect(all).toMatchObject({ packing: 120, apart: 40, toStorage: 55, store: 15, wait: 45, unload: 50, tip: 70 });
});

it('PLN-1 nothing is driven or carried in where everything is stored', () => {
  expect(workOf({ ...MOVE_FACTS, storedCubicFeet: 300 })).toMatchObject({ drive: 0, unload: 0 });
});
