import { REFERENCE_LETTERS, REFERENCE_OR_NOTHING } from './reference';

it('a reference has no letter that is taken for another on the phone, and none twice', () => {
  expect(REFERENCE_LETTERS).not.toMatch(/[01ILOU]/);
  expect(new Set(REFERENCE_LETTERS).size).toBe(REFERENCE_LETTERS.length);
  expect(REFERENCE_LETTERS).toHaveLength(36 - 6);
});

it.each<readonly [string, boolean]>([
  ['', true],
  ['SM-7K4Q-2XPD', true],
  ...['0', '1', 'I', 'L', 'O', 'U'].map((letter) => [`SM-7K4Q-2XP${letter}`, false] as const),
  ['sm-7k4q-2xpd', false],
  ['SM-7K4Q-2XP', false],
  ['SM-7K4Q-2XPDD', false],
  ['SM7K4Q2XPD', false],
  [' SM-7K4Q-2XPD', false],
  ['SM-7K4Q-2XPD\nSM-7K4Q-2XPD', false],
])('%p is a reference or nothing: %p', (text, isOne) => {
  expect(REFERENCE_OR_NOTHING.test(text)).toBe(isOne);
});
