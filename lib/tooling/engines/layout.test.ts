import { differences, type Box, type Layout } from './layout';

const LEGEND: Box = { what: 'legend "Floor"', x: 20, inset: 40, gap: 0, width: 200, height: 24, isFlowed: false };
const page = (changes: Partial<Box> = {}, height = 1000): Layout => ({ height, boxes: [{ ...LEGEND, ...changes }] });

describe('the same page in two engines', () => {
  it('is the same when letters are wider by a hair, and a text one line higher', () => {
    expect(differences(page(), page({ x: 24, width: 190, inset: 45, gap: 24, height: 50 }, 1020))).toEqual([]);
  });

  it('differs by what lies or measures otherwise, the largest first', () => {
    expect(differences(page(), page({ inset: 20, width: 260 }, 1100))).toEqual([
      { what: 'the page', how: 'height', px: 100 },
      { what: LEGEND.what, how: 'width', px: 60 },
      { what: LEGEND.what, how: 'inset', px: -20 },
    ]);
  });

  it('does not differ by words in a text that end up on another line', () => {
    expect(differences(page({ isFlowed: true }), page({ isFlowed: true, x: 300, inset: 0 }))).toEqual([]);
  });

  it('differs by what only one of them shows', () => {
    const empty = { height: 1000, boxes: [] };
    expect(differences(page(), empty)).toEqual([{ what: LEGEND.what, how: 'is not seen', px: 24 }]);
    expect(differences(empty, page())).toEqual([{ what: LEGEND.what, how: 'is seen only here', px: 24 }]);
  });
});
