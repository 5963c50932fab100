import { isLineCode, LINE_CODES, lineCode, type QuoteLineCode } from './line-codes';

const codes = Object.keys(LINE_CODES) as QuoteLineCode[];
const those = (is: (code: QuoteLineCode) => unknown) => codes.filter((code) => is(code));

it('discounts are told by the end of their code; two of them are on the whole order', () => {
  const discounts = ['duration_discount', 'student_discount', 'promo_discount'];
  expect(those((code) => code.endsWith('_discount'))).toEqual(discounts);
  expect(those((code) => lineCode(code).isOnWholeOrder)).toEqual(discounts.slice(1));
});

it('one line of each service is the price of its size', () => {
  expect(those((code) => lineCode(code).isSize)).toEqual([
    'moving_plan',
    'storage_unit',
    'cleaning_plan',
    'custom_base',
  ]);
});

it('knows its own codes, and no word that objects have', () => {
  expect(codes.every(isLineCode)).toBe(true);
  expect(['toString', 'constructor', '', 'moving'].filter(isLineCode)).toEqual([]);
});
