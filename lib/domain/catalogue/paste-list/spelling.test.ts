import { withTypingErrorsFixed } from './recognise';

it.each<readonly [string, string | null]>([
  ['wardrode', 'wardrobe'],
  ['dishwaser', 'dishwasher'],
  ['suitcse', 'suitcase'],
  ['mirrow', 'mirror'],
  ['armchiar', 'armchair'],
  ['wooden tabble', 'wooden table'],
  ['wardrobe', null],
  ['harp', null],
  ['proto', null],
  ['gnome', null],
])('RDT-1: mends one slip in %p: %p', (words, mended) => {
  expect(withTypingErrorsFixed(words.split(' '))?.join(' ') ?? null).toBe(mended);
});
