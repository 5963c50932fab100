import { REFERENCE_LETTERS, REFERENCE_OR_NOTHING, quoteReference, typedQuoteReference } from './reference';

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

const from = (...numbers: readonly number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};

describe('PLN-2: the reference of a quote', () => {
  it('PLN-2 has five signs, none of which is taken for another on the phone', () => {
    expect(quoteReference(from(0, 0.999, 0.5, 0.1, 0.7))).toBe('Q-2ZH5Q');
    expect(quoteReference(Math.random)).toMatch(/^Q-[2-9A-HJKMNP-TV-Z]{5}$/);
  });

  it('PLN-2 reads as no word: one of its signs is a digit', () => {
    const letters = quoteReference(from(0.9, 0.9, 0.9, 0.9, 0.9, 0.4));
    expect(letters).toMatch(/^Q-\d[A-Z]{4}$/);
    expect(typedQuoteReference(letters)).toBe(letters);
  });

  it.each<readonly [string, string | null]>([
    ['Q-7K4M2', 'Q-7K4M2'],
    ['q7k4m2', 'Q-7K4M2'],
    [' q 7k4 m2 ', 'Q-7K4M2'],
    ['Q–7K4M2', 'Q-7K4M2'],
    ['7K4M2', null],
    ['Q-7K4M', null],
    ['Q-7K4M22', null],
    ['Q-7K4MO', null],
    ['Qadeer', null],
    ['SM-7K4Q-2XPD', null],
    ['', null],
  ])('PLN-2 %p, typed, is %p', (text, reference) => {
    expect(typedQuoteReference(text)).toBe(reference);
  });
});
