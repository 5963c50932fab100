import { parseConfig } from './config';

describe('STORAGE_UNITS', () => {
  it('has a number for every size without being set', () => {
    expect(Object.values(parseConfig({}).storageUnits).every((count) => count > 0)).toBe(true);
  });

  it('changes the sizes that it names, and leaves the others', () => {
    const { storageUnits } = parseConfig({ STORAGE_UNITS: '6x4:1, custom:500,3x3:0' });
    expect(storageUnits).toEqual({ ...parseConfig({}).storageUnits, 'Plan 6x4': 1, custom: 500, 'Plan 3x3': 0 });
  });

  it.each(['6x4', '6x4:-1', '6x4:1.5', '5x5:1', '6x4:1,6x4:2', 'custom:999999', 'secret'])(
    'refuses "%s" without repeating it',
    (value) => {
      expect(() => parseConfig({ STORAGE_UNITS: value, CREWS: '-1' })).toThrow(
        /STORAGE_UNITS must be pairs like 6x4:60.*\n?/,
      );
      expect(() => parseConfig({ STORAGE_UNITS: value, CREWS: '-1' })).toThrow(/CREWS must be/);
    },
  );
});
