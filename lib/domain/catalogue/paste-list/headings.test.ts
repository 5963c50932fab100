import { isHeading, isLabel } from './segment-kind';

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
  expect(isLabel('bed 1', 'double')).toBe(true);
  expect(isLabel('spare bed', 'desk, chair')).toBe(true);
  expect(isLabel('spare bed', 'blue')).toBe(false);
  expect(isLabel('small items', 'kettle, lamp')).toBe(true);
  expect(isLabel('misc', 'red')).toBe(false);
});
