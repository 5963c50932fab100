import { FURNITURE, findFurniture } from './furniture';
import { findMeasures, MEASURES } from './measures';

describe('the measures of the catalogue', () => {
  const ids = Object.values(MEASURES).flatMap((items) => Object.keys(items));

  it('are there once for every item, and for nothing else', () => {
    expect(FURNITURE.filter(({ id }) => findMeasures(id) === undefined).map(({ id }) => id)).toEqual([]);
    expect(ids.filter((id) => findFurniture(id) === undefined)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('never take more room than the catalogue counts, and at least six tenths of it', () => {
    const wrong = FURNITURE.filter(({ id, cubicFeet }) => {
      const [width, depth, height] = findMeasures(id)?.feet ?? [0, 0, 0];
      const share = (width * depth * height) / cubicFeet;
      return share < 0.6 || share > 1.001;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('go through the back of the van, 6.7 by 7.75 feet, one side first', () => {
    for (const { id } of FURNITURE) {
      const feet = [...(findMeasures(id)?.feet ?? [])].sort((a, b) => a - b);
      expect(feet[0]).toBeLessThanOrEqual(6.7);
      expect(feet[1]).toBeLessThanOrEqual(7.75);
    }
  });
});
