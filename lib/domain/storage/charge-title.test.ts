import { chargeTitle } from './charge-title';

it('INV-1: a charge is named by its period', () => {
  const charge = { period_from: '2027-01-12', period_until: '2027-02-09' };
  expect(chargeTitle(charge)).toBe('Storage, 12 January 2027 to 9 February 2027');
});
