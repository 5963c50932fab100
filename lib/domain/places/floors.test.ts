import { floorInWords, floorLabel, parseFloor } from './floors';

describe('floors', () => {
  it.each([
    ['Ground floor', 0],
    ['Lower floor', -1],
    ['1st floor', 1],
    ['2nd floor', 2],
    ['3rd floor', 3],
    ['4th floor', 4],
    ['11th floor', 11],
    ['12th floor', 12],
    ['13th floor', 13],
    ['21st floor', 21],
    ['22nd floor', 22],
    ['60th floor', 60],
  ])('QUO-8: "%s" is %d', (label, floor) => {
    expect(floorLabel(floor)).toBe(label);
    expect(parseFloor(label)).toBe(floor);
  });

  it.each([
    ['5', 5],
    [' 7 ', 7],
    ['-1', -1],
  ])('QUO-8: any other label is parsed as a number: "%s"', (label, floor) => {
    expect(parseFloor(label)).toBe(floor);
  });

  it.each(['', 'Attic', 'floor 3'])('QUO-8: "%s" is no floor', (label) => {
    expect(() => parseFloor(label)).toThrow(RangeError);
  });

  it.each([-2, 1.5, Number.NaN])('there is no floor %d', (floor) => {
    expect(() => floorLabel(floor)).toThrow(RangeError);
  });

  it('are read in words in a sentence', () => {
    expect([-1, 0, 1, 2, 10, 11].map(floorInWords)).toEqual([
      'Lower floor',
      'Ground floor',
      'First floor',
      'Second floor',
      'Tenth floor',
      '11th floor',
    ]);
  });
});
