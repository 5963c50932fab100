import { quoteReference, typedQuoteReference } from './quote-reference';

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
