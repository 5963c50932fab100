import { allDistricts, findDistrict } from './districts';
import { unservedText } from './unserved';

describe('BOOK-4: why a district is not served', () => {
  it.each([
    ['BT1', 'Northern Ireland'],
    ['GY1', 'Guernsey'],
    ['HS1', 'the Outer Hebrides'],
    ['IM1', 'the Isle of Man'],
    ['JE2', 'Jersey'],
    ['ZE1', 'Shetland'],
    ['KW15', 'this island'],
    ['KW17', 'this island'],
    ['KA27', 'this island'],
    ['KA28', 'this island'],
    ['PA20', 'this island'],
    ['PA41', 'this island'],
    ['PA78', 'this island'],
    ['PH42', 'this island'],
    ['PH44', 'this island'],
    ['PO30', 'this island'],
    ['PO36', 'this island'],
    ['PO41', 'this island'],
    ['TR21', 'this island'],
    ['TR25', 'this island'],
  ])('%s lies behind a sea: %s', (outcode, place) => {
    expect(unservedText(outcode)).toBe(
      `We do not drive to ${place} (${outcode}). The British Association of Removers (bar.co.uk) lists firms that do.`,
    );
    expect(findDistrict(outcode)).toBeUndefined();
  });

  it.each([
    '',
    'ZZ99',
    'N0',
    'KW14',
    'KA26',
    'PA40',
    'PA79',
    'PO29',
    'PO42',
    'PH41',
    'PH45',
    'TR20',
    'TR26',
    'toString1',
    '1',
  ])('%p is a district that nobody knows, or that is served', (outcode) => {
    expect(unservedText(outcode)).toBe(
      `We do not know the postcode district ${outcode}. Check the first half, or ask us.`,
    );
  });

  it.each(['KW14', 'KA26', 'PA38', 'PA80', 'PH41', 'PO22', 'IV40', 'IV52', 'IV53', 'IV54', 'TR20', 'TR26'])(
    '%s, beside an island, is served',
    (outcode) => {
      expect(findDistrict(outcode)).toBeDefined();
    },
  );

  it('is said of no district that is served', () => {
    expect(allDistricts().filter((outcode) => unservedText(outcode).startsWith('We do not drive'))).toEqual([]);
  });
});
