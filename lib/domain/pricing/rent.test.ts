import { formatPence } from '../money';
import { rentCharges, unitLabel } from './storage';

it.each([
  ['Plan 6x4', null, '6 × 4 ft unit'],
  ['custom', 120, 'Custom unit, 120 sq ft'],
  ['custom', null, 'Custom unit'],
] as const)('names the unit %s of %s sq ft', (space, area, label) => {
  expect(unitLabel(space, area)).toBe(label);
});

it('is a week at list price, or four with the discount of the term as a line of its own', () => {
  const rent = (storageTerm: 'weekly' | 'monthly') =>
    rentCharges({ storageSpace: 'Plan 6x4', squareFeet: null, storageTerm, priceList: 'quote' });
  expect([rent('weekly').unit.amount, rent('weekly').discount]).toEqual([2_499, []]);
  const { unit, discount, perWeek } = rent('monthly');
  expect([unit.amount, ...discount.map(({ amount }) => amount), formatPence(perWeek)]).toEqual([
    9_996,
    -2_496,
    '£18.75',
  ]);
});
