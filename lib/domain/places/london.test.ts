import { isInLondon, outsideLondon, postTownOf } from './london';

describe('isInLondon', () => {
  it.each([
    'N1',
    'N1C',
    'EC1A',
    'W1T',
    'SW1',
    'SE28',
    'BR7',
    'CR0',
    'DA14',
    'EN5',
    'HA0',
    'IG11',
    'KT9',
    'RM14',
    'UB11',
  ])('%s is in Greater London', (outcode) => expect(isInLondon(outcode)).toBe(true));

  it.each([
    'M1',
    'L1',
    'AL1',
    'BR8',
    'CR3',
    'DA9',
    'EN6',
    'KT10',
    'RM15',
    'SM7',
    'TN13',
    'WD6',
    'HS1',
    'BT1',
    'ZZ9',
    'NE1',
    '',
  ])('%s is not', (outcode) => expect(isInLondon(outcode)).toBe(false));
});

const SENTENCE = 'We price it by request.';
const [whyAMove, whyAHome] = [outsideLondon(SENTENCE, { ends: 2 }), outsideLondon(SENTENCE, { ends: 1 })];

describe('what is priced by request for where it is', () => {
  it.each([
    ['both ends in London', whyAMove, ['N1 2TX', 'SE15 4QL'], null],
    ['from London', whyAMove, ['N1 2TX', 'M1 1AE'], null],
    ['to London', whyAMove, ['L1 8JQ', 'EC1A 1BB'], null],
    ['neither end in London', whyAMove, ['M1 1AE', 'L1 8JQ'], SENTENCE],
    ['only the districts', whyAMove, ['M1', 'L1'], SENTENCE],
    ['an additional stop in London', whyAMove, ['M1 1AE', 'N1 2TX', 'L1 8JQ'], null],
    ['one end still missing', whyAMove, ['M1 1AE', ''], null],
    ['one end half typed', whyAMove, ['M1 1AE', 'L1 8'], null],
    ['one end only', whyAMove, ['M1 1AE'], null],
    ['nothing known', whyAMove, [], null],
    ['a home in London', whyAHome, ['CR0 1AA'], null],
    ['a home elsewhere', whyAHome, ['M1 1AE'], SENTENCE],
  ] as const)('%s', (_, why, postcodes, reason) => {
    expect(why(postcodes)).toBe(reason);
  });
});

it.each([
  ['E8 1EJ', 'London'],
  ['EC1A 1BB', 'London'],
  ['BR1 1AA', ''],
  ['M1 1AE', ''],
  ['nowhere', ''],
])('the post town of %s is "%s"', (postcode, town) => {
  expect(postTownOf(postcode)).toBe(town);
});
