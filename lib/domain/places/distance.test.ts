import { allDistricts, findDistrict, readArea } from './districts';
import { UnknownDistrict, milesBetween, tableDistances, tripMiles } from './distance';

describe('the table of districts', () => {
  it('reads without a slip: no district twice, none without a place', () => {
    const districts = allDistricts();
    expect(new Set(districts).size).toBe(districts.length);
    expect(districts.filter((district) => findDistrict(district) === undefined)).toEqual([]);
  });

  it('lies in Great Britain, rounded to 0.01 of a degree', () => {
    for (const district of allDistricts()) {
      const { latitude, longitude } = findDistrict(district) ?? { latitude: NaN, longitude: NaN };
      expect(latitude > 49.9 && latitude < 58.7).toBe(true);
      expect(longitude > -6.3 && longitude < 1.8).toBe(true);
    }
  });

  it.each([
    ['E', [...Array.from({ length: 18 }, (_, i) => i + 1), 20]],
    ['N', Array.from({ length: 22 }, (_, i) => i + 1)],
    ['NW', Array.from({ length: 11 }, (_, i) => i + 1)],
    ['SE', Array.from({ length: 28 }, (_, i) => i + 1)],
    ['SW', Array.from({ length: 20 }, (_, i) => i + 1)],
    ['W', Array.from({ length: 14 }, (_, i) => i + 1)],
    ['EC', [1, 2, 3, 4]],
    ['WC', [1, 2]],
    ['BR', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['CR', [0, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['HA', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['IG', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['SM', [1, 2, 3, 4, 5, 6, 7]],
    ['UB', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ] as const)('has every district of London area %s, within 20 miles of Charing Cross', (area, numbers) => {
    for (const number of numbers) expect(milesBetween('WC2N', `${area}${number}`)).toBeLessThan(20 * 1.3);
  });

  it.each(['EC1A', 'EC2V', 'EC3N', 'EC4Y', 'WC1B', 'WC2H', 'W1T', 'SW1A', 'SW1X', 'N1C', 'E1W', 'SE1P', 'NW1W'])(
    'knows the sub-district %s, close to its base',
    (district) => {
      expect(milesBetween(district, district.slice(0, -1))).toBeLessThan(2);
    },
  );

  it.each(['', 'N', 'N0', 'E19', 'E2A', 'ZZ1', 'M99A', 'n1', 'N1 2TX', 'toString', 'constructor'])(
    'BOOK-4: has no place for "%s"',
    (outcode) => {
      expect(findDistrict(outcode)).toBeUndefined();
    },
  );

  it('stops at a slip in the notation', () => {
    expect(() => readArea('1 51.5 -0.1')).toThrow('Not a place');
    expect(() => readArea('1 51.50 -0.10;2 51.50 -0.10')).toThrow('Not a place');
    expect(() => readArea('1-3 51.50 -0.10; 2 51.50 -0.10')).toThrow('listed twice');
  });
});

describe('milesBetween', () => {
  it('is the great circle times 1.3', () => {
    // CR2 and CR3 lie on one meridian, 0.07° apart: 69.09 miles to the degree.
    expect(milesBetween('CR2', 'CR3')).toBeCloseTo(0.07 * 69.09 * 1.3, 2);
  });

  it.each([
    ['N1', 'SE15', 5, 9],
    ['EC1A', 'M1', 190, 230],
    ['SW1A', 'EH1', 400, 450],
    ['E1', 'BN1', 55, 70],
    ['W1T', 'OX1', 58, 70],
    ['NW1', 'CB1', 55, 68],
    ['SE1', 'TR18', 280, 340],
    ['N1', 'IV1', 540, 600],
  ])('puts %s and %s between %i and %i road miles apart', (from, to, least, most) => {
    expect(milesBetween(from, to)).toBeGreaterThan(least);
    expect(milesBetween(from, to)).toBeLessThan(most);
  });

  it('is the same both ways, and 0 within a district', () => {
    expect(milesBetween('N1', 'SE15')).toBeCloseTo(milesBetween('SE15', 'N1'), 9);
    expect(milesBetween('N1', 'N1')).toBe(0);
  });

  it.each(['BT1', 'IM1', 'JE2', 'GY1', 'ZE1', 'HS1', 'KW15', 'PO30', 'TR21', 'ZZ99'])(
    'BOOK-4: is an error for %s, never 0',
    (outcode) => {
      expect(() => milesBetween('N1', outcode)).toThrow(UnknownDistrict);
      expect(() => milesBetween(outcode, outcode)).toThrow(UnknownDistrict);
      expect(() => tripMiles(['N1', outcode])).toThrow(outcode);
      expect(() => tripMiles([outcode])).toThrow(UnknownDistrict);
    },
  );
});

describe('tripMiles', () => {
  it('sums the legs and rounds up once', () => {
    const exact = milesBetween('N1', 'E8') + milesBetween('E8', 'SE15');
    expect(tripMiles(['N1', 'E8', 'SE15'])).toBe(Math.ceil(exact));
    expect(tripMiles(['N1', 'SE15', 'N1'])).toBe(Math.ceil(2 * milesBetween('N1', 'SE15')));
  });

  it('is 0 for one stop, and for a move within one district', () => {
    expect(tripMiles(['N1'])).toBe(0);
    expect(tripMiles(['N1', 'N1'])).toBe(0);
    expect(tripMiles([])).toBe(0);
  });

  it('stands behind the interface, with the same error', async () => {
    await expect(tableDistances.tripMiles(['N1', 'SE15'])).resolves.toBe(tripMiles(['N1', 'SE15']));
    await expect(tableDistances.tripMiles(['N1', 'BT1'])).rejects.toThrow(UnknownDistrict);
  });
});
