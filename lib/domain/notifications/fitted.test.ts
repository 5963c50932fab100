import { fitIntoSms, isOneText } from './fitted';

const saying = (facts: number) => (name: string) => `${name === '' ? 'Your crew' : name}: ${'x'.repeat(facts)}`;

it.each([
  ['a short name stays', 100, 'Sam and Zoë', 'Sam and Zoe: '],
  ['a long one is cut to what is left', 148, 'Bartholomew the Second', 'Bartholome: '],
  ['never in the middle of a space', 156, 'Al Bo', 'Al: '],
  ['to nothing where there is no room', 149, 'Wolfeschlegelsteinhausen', 'Wolfeschl: '],
  ['one of no letter that can be written is none', 100, 'Олег', 'Your crew: '],
])('DAY-3: %s', (_, facts, name, begins) => {
  const text = fitIntoSms(saying(facts), name);
  expect(text).toBe(begins + 'x'.repeat(facts));
  expect(isOneText(text)).toBe(true);
});

it('DAY-3: facts are never cut, so a text that says too much is seen to be too long', () => {
  const text = fitIntoSms(saying(150), 'Sam');
  expect(text).toBe(`Sam: ${'x'.repeat(150)}`);
  expect(isOneText(fitIntoSms(saying(200), 'Sam'))).toBe(false);
  expect(isOneText('10:00–12:00')).toBe(false);
});
