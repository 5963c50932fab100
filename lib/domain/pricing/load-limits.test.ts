import { anItem } from '@/lib/testing/moves';
import { TooHeavy, VolumeTooLarge, refuseTooHeavy } from './load-limits';

it('says how much it was, and is told from other errors by its name', () => {
  const error = new VolumeTooLarge(1_400.1);
  expect([error.cubicFeet, error.name, error.message]).toEqual([
    1_400.1,
    'VolumeTooLarge',
    '1400.1 cu ft is more than two vans hold',
  ]);
});

const thing = (kilograms: number, quantity = 1) => anItem(20, { id: 'safe', kilograms, quantity });

describe('a list with something heavy', () => {
  it.each([
    ['an empty list', [], false],
    ['one at the limit of 250 kg', [thing(250)], false],
    ['one above it', [thing(250.1)], true],
    ['four over 100 kg', [thing(100.1, 4)], false],
    ['five over 100 kg', [thing(100.1, 5)], true],
    ['any number of 100 kg', [thing(100, 50)], false],
    ['a described thing, whose weight is a guess', [anItem(200, { kilograms: 400 })], false],
  ] as const)('%s', (_, items, isRefused) => {
    const refuse = () => refuseTooHeavy(items);
    if (isRefused) expect(refuse).toThrow(TooHeavy);
    else expect(refuse).not.toThrow();
  });

  it('is told from other errors by its name', () => {
    expect(new TooHeavy().name).toBe('TooHeavy');
  });
});
