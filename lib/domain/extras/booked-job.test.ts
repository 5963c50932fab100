import { ground, jobOf } from '@/lib/testing/extra-jobs';
import { carryingStops, dayOf, factsInWords, offeredExtras, parkingStops, volumeLine } from './booked-job';
import type { ExtraFacts } from './extras';

describe('XTR-1: what is offered follows from the order', () => {
  it('a move may have all of it', () => {
    expect(offeredExtras(jobOf())).toEqual(['volume', 'floors', 'parking', 'stop', 'waiting']);
    expect(carryingStops(jobOf()).map(({ stop }) => stop)).toEqual(['collection', 'delivery']);
    expect(dayOf(jobOf())).toBe('2026-12-15');
  });

  it('no parking is only news where there was to be some', () => {
    const job = jobOf({ addresses: { collection: { ...ground, parking: false }, delivery: ground } });
    expect(parkingStops(job).map(({ stop }) => stop)).toEqual(['delivery']);
    const none = { ...ground, parking: false };
    expect(offeredExtras(jobOf({ addresses: { collection: none, delivery: none } }))).not.toContain('parking');
  });

  it('of a clean it is waiting alone', () => {
    const job = { ...jobOf({ addresses: { cleaning: ground } }), quote: { lines: [] } };
    expect([volumeLine(job), offeredExtras(job)]).toEqual([undefined, ['waiting']]);
  });
});

it.each<[ExtraFacts, string]>([
  [{ kind: 'volume', cubicFeet: 150 }, '150 cu ft to carry, 100 were booked'],
  [{ kind: 'floors', stop: 'delivery', floor: 2, hasLift: false }, 'Delivery: second floor, no lift'],
  [{ kind: 'floors', stop: 'collection', floor: -1, hasLift: true }, 'Collection: lower floor, lift'],
  [{ kind: 'parking', stop: 'collection' }, 'Collection: no parking at the door'],
  [
    { kind: 'stop', side: 'delivery', floor: 0, hasLift: false, hasParking: true },
    'One more delivery: ground floor, no lift, parking at the door',
  ],
  [
    { kind: 'stop', side: 'collection', postcode: 'SE15 4QL', floor: 1, hasLift: true, hasParking: false },
    'One more collection, SE15 4QL: first floor, lift, no parking at the door',
  ],
  [{ kind: 'waiting', minutes: 50 }, 'Our crew waited 50 minutes'],
])('XTR-1: %j is said', (facts, words) => {
  expect(factsInWords(jobOf(), facts)).toBe(words);
});
