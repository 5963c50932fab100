import { isFiller, isPlural, nameKey, plainText, rawTokens, tokensOf, toToken, unaccented, withDigits } from './text';

it('writes signs in one way and drops invisible ones', () => {
  expect(plainText('“Sofa”\u200b × 2½ – it’s')).toBe('"sofa" x 2 1/2 - it\'s');
});

it('RDT-1: keeps every word of a long line, and breaks it behind a comma', () => {
  const row = Array.from({ length: 40 }, (_, index) => `wardrobe${index}`).join(',');
  expect(plainText(row).replace(/\s/g, '')).toBe(row);
  const long = `${'a sofa, '.repeat(36)}a dining table with six chairs, ${'a lamp, '.repeat(40)}a rug`;
  expect(plainText(long).split('\n').length).toBeGreaterThan(1);
  expect(plainText(long)).toContain('a dining table with six chairs');
  expect(plainText('x'.repeat(250)).replaceAll(' ', '')).toHaveLength(250);
});

it('takes accents away', () => {
  expect(unaccented("łóżko Stühle groß Emma's")).toBe('lozko Stuhle gross Emmas');
});

it.each([
  ['twenty-five boxes', '25 boxes'],
  ['two hundred and ten boxes', '210 boxes'],
  ['a hundred boxes', '100 boxes'],
  ['zwei Stühle', '2 Stühle'],
  ['trzy krzesła', '3 krzesła'],
  ['fünf stühle', '5 stühle'],
  ['2 1/2 seater', '2.5 seater'],
  ['1/2 dozen', '0.5 dozen'],
  ['1,000 books', '1000 books'],
  ['1,40 x 2,00 m', '1.40 x 2.00 m'],
  ['between 5 and 10', '5-10'],
  ['2 metre', '2 m'],
  ['sofa 600 pounds', 'sofa  '],
])('writes the numbers of %p in digits', (text, digits) => {
  expect(withDigits(text)).toBe(digits);
});

it('compares words in the singular with slips mended', () => {
  expect(tokensOf('Chests of draws, knives')).toEqual(['hest', 'of', 'drawer', 'knife']);
  expect(toToken('bookshelves')).toBe('bookshelf');
  expect(rawTokens('2.5 sofas')).toEqual(['2.5', 'sofas']);
  expect(nameKey(['chest', 'of', 'drawer'])).toBe('chestdrawer');
  expect(isFiller('of')).toBe(true);
});

it.each([
  ['chairs', true],
  ['chair', false],
  ['tvs', true],
  ['glass', false],
])('%p is a plural: %p', (word, isOne) => {
  expect(isPlural(word)).toBe(isOne);
});
