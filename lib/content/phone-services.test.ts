import { PHONE_SERVICES } from './phone-services';

it('PRC-3, PRC-5: the widget says the prices of the lists', () => {
  expect(PHONE_SERVICES.map(({ label, price, points }) => [label, price, ...points])).toEqual([
    [
      'Storage',
      '£9',
      'The price is for a 3 × 3 ft unit, 8 ft high, by the week',
      '25% less by the month, 40% for three months, 55% for six',
    ],
    ['Cleaning', '£209', 'The price is for 1 bedroom: 2 cleaners, 5 hours', '2 bedrooms £269, 3 bedrooms £299'],
    ['Return', '£49', 'The price is for the first 10 cubic feet', '30p for each cubic foot more'],
  ]);
});
