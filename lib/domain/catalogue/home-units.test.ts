import { homeUnitText, unitSuits } from './home-units';

it.each([
  ['one_bedroom', '8 × 6 ft, all but the TV'],
  ['two_bedroom', '12 × 8 ft'],
] as const)('the unit of a home (%s) in a sentence', (home, text) => {
  expect(homeUnitText(home)).toBe(text);
});

it.each([
  ['Plan 12x8', 'a 2 bedroom home'],
  ['Plan 8x6', 'a 1 bedroom home, all but the TV'],
  ['Plan 6x4', 'about a studio flat'],
  ['Plan 15x10', null],
] as const)('what a unit (%s) suits', (space, text) => {
  expect(unitSuits(space)).toBe(text);
});
