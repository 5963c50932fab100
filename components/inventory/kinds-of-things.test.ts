import { kindsOfThings } from './kinds-of-things';

it.each([
  [0, '0 types of item'],
  [1, '1 type of item'],
  [3, '3 types of item'],
])('%i is said as "%s"', (count, words) => expect(kindsOfThings(count)).toBe(words));
