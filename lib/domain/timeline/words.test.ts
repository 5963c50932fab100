import { MOVE_FACTS } from '@/lib/testing/timeline-facts';
import { timelineOf } from './plan';
import { countedFrom, doneWords, hoursOf, legWords } from './words';

const [day] = timelineOf({
  ...MOVE_FACTS,
  cleaning: { space: 'one_bedroom', date: MOVE_FACTS.date, slot: ['12:00', '14:00'], isFixed: true },
});
const legs = day?.legs ?? [];

it('PLN-1 an arrival is its slot, everything after it is about', () => {
  expect(legs.map(legWords)).toEqual([
    { when: '08:00–10:00', length: 'your arrival slot' },
    { when: 'About 09:00–10:40', length: '1 hour 40 minutes' },
    { when: 'About 10:40–11:20', length: '40 minutes' },
    { when: 'About 11:20–12:30', length: '1 hour 10 minutes' },
    { when: '12:00–14:00', length: 'then about 5 hours' },
  ]);
});

it('PLN-1 says how far times may be off, and when the movers are done', () => {
  expect(countedFrom(['08:00', '10:00'])).toBe(
    'Times assume we arrive mid-slot, at 09:00. They may be up to 1 hour earlier or later.',
  );
  expect(doneWords({ date: MOVE_FACTS.date, legs })).toBe('The movers are done at about 12:30.');
  expect(doneWords({ date: MOVE_FACTS.date, legs: legs.slice(-1) })).toBe('');
});

it('PLN-1 a day is drawn over whole hours', () => {
  expect(hoursOf({ date: MOVE_FACTS.date, legs })).toEqual({ from: 480, until: 1080 });
});
