import { asGsm, septetsOf } from './gsm';

it.each([
  ['', 0],
  ['We come at 10:00.', 17],
  ['£34, Zoé & Ñandú', null],
  ['£34, Zoé & Ñandu', 16],
  ['€5', 3],
  ['[a] {b} ~|^\\', 20],
  ['10:00–12:00', null],
  ['🚚', null],
])('DAY-3: %s takes %s septets', (text, septets) => {
  expect(septetsOf(text)).toBe(septets);
});

it.each([
  ['10:00–12:00', '10:00-12:00'],
  ['It’s “here” … now', 'It\'s "here" ... now'],
  ['Zoë', 'Zoe'],
  ['Zoe\u0308', 'Zoe'],
  ['José', 'José'],
  ['François', 'Francois'],
  ['Łukasz', 'ukasz'],
  ['Олег', ''],
  ['a\u00A0b 🚚', 'a b '],
])('DAY-3: %s is written %s', (text, plain) => {
  expect(asGsm(text)).toBe(plain);
  expect(septetsOf(asGsm(text))).not.toBeNull();
});
