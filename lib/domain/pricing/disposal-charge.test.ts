import { DISPOSAL_RATE, disposalCharges } from './disposal-charge';

it('PLN-1 disposal costs by the cubic foot, and nothing costs nothing', () => {
  expect(DISPOSAL_RATE).toBe('£1.50 a cubic foot');
  expect(disposalCharges(0)).toEqual([]);
  expect(disposalCharges(42.5)).toEqual([
    expect.objectContaining({
      code: 'disposal',
      amount: 6_375,
      detail: '42.5 cu ft, at £1.50 a cubic foot',
      count: 42.5,
    }),
  ]);
});
