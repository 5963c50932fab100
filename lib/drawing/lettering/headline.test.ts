import { headlineLines, headlineMarkup, headlineWidth } from './headline';

const SHEET = { x: 0, y: 0, size: 100, fill: '#000' };

describe('headline', () => {
  it('is as wide as its letters, and grows with their size', () => {
    expect(headlineWidth('', 100)).toBe(0);
    expect(headlineWidth('Moving', 200)).toBeCloseTo(2 * headlineWidth('Moving', 100));
    expect(headlineWidth('Move', 100)).toBeLessThan(headlineWidth('Moving', 100));
  });

  it('moves the letters of a pair together that would leave a gap', () => {
    expect(headlineWidth('To', 100)).toBeLessThan(headlineWidth('T', 100) + headlineWidth('o', 100));
  });

  it.each([
    ['one line where it fits', 'Storage', 1000, ['Storage']],
    ['a new line where it does not', 'Storage by the box', 420, ['Storage by', 'the box']],
    ['a line of its own for a word that is too long', 'A suspension', 100, ['A', 'suspension']],
  ])('sets %s', (_, words, width, expected) => {
    expect(headlineLines(words, 80, width)).toEqual(expected);
  });

  it('paints one path for every letter that can be seen', () => {
    expect(headlineMarkup('From £49', SHEET).match(/<path/g)).toHaveLength(7);
  });

  it('takes the plain letter for one with an accent, and refuses what it cannot draw', () => {
    expect(headlineMarkup('Café', SHEET)).toBe(headlineMarkup('Cafe', SHEET));
    expect(() => headlineMarkup('漢', SHEET)).toThrow('No outline for “漢”');
  });
});
