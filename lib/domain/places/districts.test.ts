import { GREAT_BRITAIN, SOUTH_EAST, allDistricts, findDistrict, readArea } from './districts';

describe('the table of districts', () => {
  it('has no area in both its halves, and each in the order of the alphabet', () => {
    const halves = [Object.keys(GREAT_BRITAIN), Object.keys(SOUTH_EAST)] as const;
    expect(halves[0].filter((area) => halves[1].includes(area))).toEqual([]);
    for (const areas of halves) {
      expect(areas).toEqual(areas.toSorted());
      expect(areas.filter((area) => !/^[A-Z]{1,2}$/.test(area))).toEqual([]);
    }
  });

  it('finds every district that it lists, and no district twice', () => {
    const all = allDistricts();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((outcode) => findDistrict(outcode) === undefined)).toEqual([]);
  });

  it.each([
    ['N1', { latitude: 51.54, longitude: -0.1 }],
    ['N1C', { latitude: 51.54, longitude: -0.13 }],
    ['AB10', { latitude: 57.15, longitude: -2.13 }],
    ['AB16', { latitude: 57.15, longitude: -2.13 }],
  ])('%s lies at %p', (outcode, place) => {
    expect(findDistrict(outcode)).toEqual(place);
  });

  it.each(['', 'N', '1', 'N1 2TX', 'n1', 'AB9', 'AB17', 'BT1', 'QQ1', 'N1CC', '__proto__1', 'constructor'])(
    '%p is none',
    (outcode) => {
      expect(findDistrict(outcode)).toBeUndefined();
    },
  );
});

describe('the notation', () => {
  it('is runs and single names before two numbers, entries apart by semicolons', () => {
    expect([...readArea('1-3,5A 51.75 -0.33; 6 0.00 1.20')]).toEqual([
      ...['1', '2', '3', '5A'].map((name) => [name, { latitude: 51.75, longitude: -0.33 }]),
      ['6', { latitude: 0, longitude: 1.2 }],
    ]);
  });

  it('may be empty', () => {
    expect(readArea('').size).toBe(0);
  });

  it.each([
    ['one number', '1 51.75'],
    ['a number of one decimal', '1 51.7 -0.33'],
    ['no name', '51.75 -0.33'],
    ['small letters', '1a 51.75 -0.33'],
    ['no space after the semicolon', '1 51.75 -0.33;2 51.75 -0.33'],
  ])('is refused with %s', (_, notation) => {
    expect(() => readArea(notation)).toThrow('Not a place');
  });

  it.each(['1 51.75 -0.33; 1 51.76 -0.33', '1-3,2 51.75 -0.33'])('is refused with a district twice: %s', (notation) => {
    expect(() => readArea(notation)).toThrow('is listed twice');
  });
});
