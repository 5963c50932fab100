import { segmentsOf } from './segments';

const parts = (line: string) => segmentsOf(line, () => false).map(({ text }) => text);

describe('RDT-1: the parts of a line', () => {
  it.each<readonly [string, readonly string[]]>([
    ['bed and sofa & lamp', ['bed', 'sofa', 'lamp']],
    ['fridge/freezer, sofa/armchair', ['fridge freezer', 'sofa', 'armchair']],
    ['1 bed 2 wardrobes 1 desk', ['1 bed', '2 wardrobes', '1 desk']],
    ['in the bedroom there is a bed', ['bed']],
  ])('%p', (line, expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it('tell what stands in brackets', () => {
    expect(segmentsOf('sofa (grey)', () => false).map(({ isNote }) => isNote)).toEqual([false, true]);
  });
});
