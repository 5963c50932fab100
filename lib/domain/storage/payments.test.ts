import { minimumTermEnd, nextPaymentDay } from './payments';

const since = '2026-12-15';

describe('the next payment for a unit', () => {
  it.each([
    ['every four weeks, before the collection', '3_months', '2026-12-01', null, '2027-01-12'],
    ['on the day of the collection', '3_months', '2026-12-15', null, '2027-01-12'],
    ['the day before it', '3_months', '2027-01-11', null, '2027-01-12'],
    ['on its day', '3_months', '2027-01-12', null, '2027-01-12'],
    ['the day after it', '3_months', '2027-01-13', null, '2027-02-09'],
    ['over the night on which clocks change', '6_months', '2027-03-28', null, '2027-04-06'],
    ['by the week', 'weekly', '2026-12-20', null, '2026-12-22'],
    ['by the month, like a quarter', 'monthly', '2027-01-13', null, '2027-02-09'],
    ['long after', '6_months', '2028-12-15', null, '2029-01-09'],
    ['with a return after it', 'monthly', '2027-01-13', '2027-02-10', '2027-02-09'],
    ['with a return on its day', 'monthly', '2027-01-13', '2027-02-09', null],
    ['with a return before it', 'monthly', '2027-01-13', '2027-01-20', null],
    ['with a return inside the minimum term', '3_months', '2027-01-13', '2027-01-20', '2027-02-09'],
    ['with a return inside the minimum term, its last payment', '3_months', '2027-03-01', '2027-03-02', '2027-03-09'],
    ['with a return inside the minimum term, all paid', '3_months', '2027-03-10', '2027-03-11', null],
    ['by the week, with a return', 'weekly', '2026-12-20', '2026-12-22', null],
  ] as const)('%s', (_when, storageTerm, today, returnsOn, day) => {
    expect(nextPaymentDay({ storageTerm, since, returnsOn }, today)).toBe(day);
  });
});

describe('the end of the minimum term', () => {
  it.each([
    ['weekly', null],
    ['monthly', '2027-01-12'],
    ['3_months', '2027-03-16'],
    ['6_months', '2027-06-15'],
  ] as const)('%s: %s', (storageTerm, day) => {
    expect(minimumTermEnd({ storageTerm, since })).toBe(day);
  });
});
