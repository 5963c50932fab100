import { kindsOfThings } from './kinds-of-things';

it.each([
  [0, '0 kinds of things'],
  [1, '1 kind of thing'],
  [3, '3 kinds of things'],
])('%i is said as "%s"', (count, words) => expect(kindsOfThings(count)).toBe(words));
