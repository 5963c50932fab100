import { Linter } from 'eslint';
import { houseNames } from './house-names.mjs';

const found = (code: string) =>
  new Linter()
    .verify(code, { plugins: { house: { rules: { names: houseNames } } }, rules: { 'house/names': 2 } })
    .map(({ message }) => message);

describe('the name of an export', () => {
  it.each([
    ['export function asked() {}', 'Say what "asked" does or is.'],
    ['export const whose = 1;', 'Say what "whose" does or is.'],
    ['export const inviteHelper = 1;', 'Say "delegate", not "helper".'],
    ['export const KEYS_LATE = 1;', 'Say "key handover", not "keys late".'],
    ['export class TopUpForm {}', 'Say "storage addition", not "top up".'],
    ['export async function forgetOrders() {}', 'Say "delete", not "forget".'],
  ])('is refused: %s', (code, message) => {
    expect(found(code)).toEqual([message]);
  });

  it.each([
    'export const askedPage = 1;',
    'export const helpful = 1;',
    'export const keysLatest = 1;',
    'const asked = 1; export default asked;',
    "export * from './elsewhere';",
  ])('is let be: %s', (code) => {
    expect(found(code)).toEqual([]);
  });
});
