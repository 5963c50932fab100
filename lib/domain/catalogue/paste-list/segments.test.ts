import { segmentsOf } from './segments';

const parts = (line: string) => segmentsOf(line, () => false).map(({ text }) => text);

describe('RDT-1: the parts of a line', () => {
  it.each<readonly [string, readonly string[]]>([
    ['bed and sofa & lamp', ['bed', 'sofa', 'lamp']],
    ['fridge/freezer, sofa/armchair', ['fridge freezer', 'sofa', 'armchair']],
    ['1 bed 2 wardrobes 1 desk', ['1 bed', '2 wardrobes', '1 desk']],
    ['in the bedroom there is a bed', ['bed']],
    ['main bedroom has a king size bed', ['king size bed']],
    ['2 beds that have drawers', ['2 beds that have drawers']],
    ['one double bed two lamps a desk', ['1 double bed', '2 lamps', 'a desk']],
    ['2bed 4chairs 1tv', ['2 bed', '4 chairs', '1 tv']],
    ['desk/chair', ['desk', 'chair']],
    ['washer/dryer, oven/hob', ['washer dryer', 'oven and hob']],
    ['washing m/c', ['washing m c']],
    ['tumble dryer/washing machine', ['tumble dryer', 'washing machine']],
    ['table, lamp', ['table', 'lamp']],
    ['table/chairs', ['table', 'chairs']],
    ['bed n sofa cheers', ['bed', 'sofa']],
    ['3 beds (1 king 2 singles)', ['3 beds', '1 king', '2 singles']],
    ['30 - 40 boxes, about 20 - 25 crates', ['30-40 boxes', '20-25 crates']],
    ['1 - 2 armchairs', ['1', '2 armchairs']],
    ['suite (wardrobe, bedside table)', ['suite', 'wardrobe', 'bedside table']],
    ['can you take a fish tank', ['fish tank']],
    ['many thanks', []],
    ['3 boxes (nos. 4, 7)', ['3 boxes', 'nos. 4', '7']],
    ['stół z 6 krzesłami', ['stół', '6 krzesłami']],
    ['a table with six chairs. ', ['table', '6 chairs']],
  ])('%p', (line, expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it('tell what stands in brackets', () => {
    expect(segmentsOf('sofa (grey)', () => false).map(({ isNote }) => isNote)).toEqual([false, true]);
  });
});
