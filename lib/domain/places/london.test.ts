import { isInLondon } from './london';

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
