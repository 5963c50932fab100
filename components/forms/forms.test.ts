import { isFormId } from './forms';

it.each([
  ['contact', true],
  ['constructor', false],
  ['toString', false],
  [undefined, false],
])('FRM-1: knows a form by its own name only: %s', (name, isKnown) => {
  expect(isFormId(name)).toBe(isKnown);
});
