import { QUOTE_LINE_CODES, totalLabel } from './quote';

it('every charge has a code of its own; discounts are told by the end of theirs', () => {
  expect(new Set(QUOTE_LINE_CODES).size).toBe(QUOTE_LINE_CODES.length);
  expect(QUOTE_LINE_CODES.filter((code) => code.endsWith('_discount'))).toEqual([
    'duration_discount',
    'student_discount',
    'promo_discount',
  ]);
});

it('LAW-1: a total that more follows is called the first payment', () => {
  expect([totalLabel({}), totalLabel({ follows: [] })]).toEqual(['Total', 'First payment']);
});
