import { withCountsBehind, writtenLines } from './phrases';

describe('RDT-1: the lines of a pasted text', () => {
  it.each<readonly [string, readonly string[]]>([
    ['- bed\n* sofa\n• lamp', ['bed', 'sofa', 'lamp']],
    ['1. bed\n2. sofa', ['bed', 'sofa']],
    ['2) beds\n5) lamps', ['2 x beds', '5 x lamps']],
    ['[12/05/2024, 10:32:11] Anna: sofa', ['sofa']],
    ['12/05/2024, 10:32 - Tom: <Media omitted>', []],
  ])('%p', (text, lines) => {
    expect(writtenLines(text)).toEqual(lines);
  });

  it('count where most of them end with a number', () => {
    expect(withCountsBehind(['sofa 1', 'armchair 2', 'lamp 3'])).toEqual(['1 x sofa', '2 x armchair', '3 x lamp']);
    expect(withCountsBehind(['bed 1', 'bed 2', 'bed 3'])).toEqual(['bed 1', 'bed 2', 'bed 3']);
  });
});
