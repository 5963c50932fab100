import { isSameSecret } from './is-same-secret';

it.each([
  ['the same text', 'a-secret', 'a-secret', true],
  ['another text of the same length', 'a-secrEt', 'a-secret', false],
  ['the beginning of the secret', 'a-secre', 'a-secret', false],
  ['more than the secret', 'a-secrets', 'a-secret', false],
  ['nothing', '', 'a-secret', false],
  ['another sign of more bytes', 'a-sécret', 'a-secret', false],
])('takes %s as the secret or refuses it', (_what, given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame);
});
