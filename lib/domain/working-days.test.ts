import { workingDaysAfter } from './working-days';

it.each([
  ['a Monday', '2026-11-23', '2026-11-26'],
  ['a Thursday: over the weekend', '2026-11-26', '2026-12-01'],
  ['a Saturday', '2026-11-28', '2026-12-02'],
  ['before Christmas: two bank holidays', '2026-12-23', '2026-12-30'],
])('RVW-1: three working days after %s', (_what, from, until) => {
  expect(workingDaysAfter(from, 3)).toBe(until);
});
