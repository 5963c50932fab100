import { bindsText } from './binds';

it.each([
  ['weekly', 'At least 1 week, paid 1 week at a time in advance.'],
  ['3_months', 'At least 13 weeks, paid 4 weeks at a time in advance.'],
] as const)('says how long storage by the term %s binds', (term, words) => {
  expect(bindsText(term)).toContain(words);
});
