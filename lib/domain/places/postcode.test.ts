import { fullPostcode, parsePostcode } from './postcode';

describe('parsePostcode', () => {
  it.each([
    ['N1 2TX', 'N1', 'N1 2TX'],
    ['n1 2tx', 'N1', 'N1 2TX'],
    ['n12tx', 'N1', 'N1 2TX'],
    ['  N1   2TX ', 'N1', 'N1 2TX'],
    ['N 1 2 T X', 'N1', 'N1 2TX'],
    ['N1\u00a02TX', 'N1', 'N1 2TX'],
    ['N1\t2TX\n', 'N1', 'N1 2TX'],
    ['N1-2TX', 'N1', 'N1 2TX'],
    ['N1–2TX', 'N1', 'N1 2TX'],
    ['N1.2TX.', 'N1', 'N1 2TX'],
    ['ＳＥ１５ ４ＱＬ', 'SE15', 'SE15 4QL'],
    ['se154ql', 'SE15', 'SE15 4QL'],
    ['Se15 4qL', 'SE15', 'SE15 4QL'],
    ['SE1 54QL', 'SE15', 'SE15 4QL'],
    ['ec1a1bb', 'EC1A', 'EC1A 1BB'],
    ['W1T 4JT', 'W1T', 'W1T 4JT'],
    ['sw1a 0aa', 'SW1A', 'SW1A 0AA'],
    ['N1C 4AG', 'N1C', 'N1C 4AG'],
    ['M1 1AE', 'M1', 'M1 1AE'],
    ['B33 8TH', 'B33', 'B33 8TH'],
    ['CR2 6XH', 'CR2', 'CR2 6XH'],
    ['DN55 1PT', 'DN55', 'DN55 1PT'],
    ['N1 OAA', 'N1', 'N1 0AA'],
    ['EC1A IBB', 'EC1A', 'EC1A 1BB'],
    ['SEI5 4QL', 'SE15', 'SE15 4QL'],
    ['NI 2TX', 'N1', 'N1 2TX'],
    ['niotx', 'N1', 'N1 0TX'],
    ['E1O 5NW', 'E10', 'E10 5NW'],
    ['WIT 4JT', 'W1T', 'W1T 4JT'],
    ['SWIA OAA', 'SW1A', 'SW1A 0AA'],
    ['seii oaa', 'SE11', 'SE11 0AA'],
    ['SOI4 OAA', 'SO14', 'SO14 0AA'],
    ['CO1O IAA', 'CO10', 'CO10 1AA'],
    ['IG1 IAA', 'IG1', 'IG1 1AA'],
    ['OX1 IAA', 'OX1', 'OX1 1AA'],
    ['N1 2TX,', 'N1', 'N1 2TX'],
    ['N1, 2TX', 'N1', 'N1 2TX'],
    ['"N1 2TX"', 'N1', 'N1 2TX'],
    ['(N1 2TX).', 'N1', 'N1 2TX'],
    ['N1·2TX', 'N1', 'N1 2TX'],
    ['N1\u200b2TX', 'N1', 'N1 2TX'],
    ['\ufeffN1 2TX\u200e', 'N1', 'N1 2TX'],
    ['\u202aN1 2TX\u202c', 'N1', 'N1 2TX'],
    ['N1\u20602TX', 'N1', 'N1 2TX'],
    ['n1,', 'N1', null],
    ['SEI5', 'SE15', null],
    ['E1O', 'E10', null],
    ['n1', 'N1', null],
    ['  se15 ', 'SE15', null],
    ['SE 15', 'SE15', null],
    ['w1t', 'W1T', null],
  ])('FORM-3: reads "%s" as %s', (text, outcode, postcode) => {
    expect(parsePostcode(text)).toEqual({ outcode, postcode });
  });

  it.each([
    '',
    '   ',
    'N',
    'London',
    '12345',
    'N1 2',
    'N1 2T',
    'N1 2TXX',
    'N1 2T!X',
    'N1/2TX',
    'SE15 4QO',
    'SE15 4CQ',
    'SW1A 2A0',
    '011 0OO',
    'O1O OOO',
    'AAA1 1AA',
    'SE155 4QL',
    '<b>N1</b>',
    'D02 X285',
    '90210',
    'H0H 0H0',
    'N1 2TX, London',
  ])('FORM-3: does not make a postcode of "%s"', (text) => {
    expect(parsePostcode(text)).toBeNull();
  });
});

describe('fullPostcode', () => {
  it('gives the postcode, and nothing for a district alone', () => {
    expect(fullPostcode('se15 4ql')).toBe('SE15 4QL');
    expect(fullPostcode('SE15')).toBeNull();
  });
});
