import { allDistricts, findDistrict } from '../places/districts';
import { OUTSIDE_LONDON, whyByRequest } from './service-area';
import { unservedText } from '../places/unserved';

describe('whyByRequest', () => {
  it.each([
    ['both ends in London', 'MOVING', ['N1 2TX', 'SE15 4QL'], null],
    ['from London', 'MOVING', ['N1 2TX', 'M1 1AE'], null],
    ['to London', 'MOVING', ['L1 8JQ', 'EC1A 1BB'], null],
    ['neither end in London', 'MOVING', ['M1 1AE', 'L1 8JQ'], OUTSIDE_LONDON.MOVING],
    ['only the districts', 'MOVING', ['M1', 'L1'], OUTSIDE_LONDON.MOVING],
    ['an additional stop in London', 'MOVING', ['M1 1AE', 'N1 2TX', 'L1 8JQ'], null],
    ['one end still missing', 'MOVING', ['M1 1AE', ''], null],
    ['one end half typed', 'MOVING', ['M1 1AE', 'L1 8'], null],
    ['one end only', 'MOVING', ['M1 1AE'], null],
    ['nothing known', 'MOVING', [], null],
    ['a clean in London', 'CLEANING', ['CR0 1AA'], null],
    ['a clean elsewhere', 'CLEANING', ['M1 1AE'], OUTSIDE_LONDON.CLEANING],
    ['storage from elsewhere, whose other end is our store', 'STORAGE_COLLECTION', ['M1 1AE'], null],
    ['a return to elsewhere', 'STORAGE_RETURN', ['M1 1AE'], null],
  ] as const)('%s', (_, service, postcodes, reason) => {
    expect(whyByRequest(service, postcodes)).toBe(reason);
  });
});

describe('unservedText', () => {
  it.each([
    ['HS1', 'We do not drive to the Outer Hebrides (HS1). The British Association of Removers (bar.co.uk)'],
    ['ZE2', 'We do not drive to Shetland (ZE2).'],
    ['BT1', 'We do not drive to Northern Ireland (BT1).'],
    ['KW15', 'We do not drive to this island (KW15).'],
    ['ZZ9', 'We know no postcode district ZZ9. Check its first half, or ask us.'],
    ['N99', 'We know no postcode district N99.'],
  ])('BOOK-4 %s: why it is not served, and who can help', (outcode, text) => {
    expect(findDistrict(outcode)).toBeUndefined();
    expect(unservedText(outcode)).toContain(text);
  });

  it('says of no district that we serve that we do not drive there', () => {
    expect(allDistricts().filter((outcode) => unservedText(outcode).startsWith('We do not drive'))).toEqual([]);
  });
});
