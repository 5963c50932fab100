import { isHeading, isLabelOfRoom } from './headings';

it.each([
  ['bedroom 2', true],
  ['Kitchen', true],
  ['large items', true],
  ['10 small', false],
  ['kitchen table', false],
  ['box room', true],
])('%p is a heading: %p', (text, isOne) => {
  expect(isHeading(text.toLowerCase())).toBe(isOne);
});

it('takes "bed 1" for a room only as a label', () => {
  expect(isHeading('bed 1')).toBe(false);
  expect(isLabelOfRoom('bed 1')).toBe(true);
});
