import { placesKey, startKey } from './slot-key';

const SLOTS = [
  { service: 'MOVING', date: '2026-12-15', start: '08:00' },
  { service: 'MOVING', date: '2026-12-15', start: '10:00' },
  { service: 'MOVING', date: '2027-01-04', start: '08:00' },
];

describe('the keys of slots', () => {
  it('tell starts and services apart', () => {
    expect(SLOTS.map(startKey)).toEqual(['2026-12-15 08:00', '2026-12-15 10:00', '2027-01-04 08:00']);
    expect(placesKey({ service: 'CLEANING', date: '2026-12-15', start: '08:00' })).toBe('CLEANING 2026-12-15 08:00');
  });

  it('sort as the starts follow each other', () => {
    expect(SLOTS.toReversed().map(startKey).toSorted()).toEqual(SLOTS.map(startKey));
    expect(SLOTS.toReversed().map(placesKey).toSorted()).toEqual(SLOTS.map(placesKey));
  });
});
