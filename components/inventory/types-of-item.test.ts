import { typesOfItem } from './types-of-item';

it.each([
  [0, '0 types of item'],
  [1, '1 type of item'],
  [3, '3 types of item'],
])('%i is said as "%s"', (count, words) => expect(typesOfItem(count)).toBe(words));
