import { possessive } from './delegates';

it.each([
  ['Nadia', 'Nadia’s'],
  ['James', 'James’s'],
])('names the unit that %s has opened to somebody', (name, text) => {
  expect(possessive(name)).toBe(text);
});
