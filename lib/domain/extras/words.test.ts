import { jobOf } from '@/lib/testing/extra-jobs';
import type { ExtraFacts } from './kinds';
import { factsInWords } from './words';

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
