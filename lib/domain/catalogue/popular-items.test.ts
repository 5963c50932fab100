import { findFurniture } from './furniture';
import { popularItems } from './popular-items';
import { ROOMS } from './rooms';

describe('what nearly every home moves', () => {
  it('is the dozen that the picker opens with, each once, all still in the catalogue', () => {
    const ids = popularItems().map(({ id }) => id);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 2)).toEqual(['bed_double', 'sofa_3']);
  });

  it('is measured as the catalogue measures it, in a room that there is', () => {
    for (const item of popularItems()) {
      expect(findFurniture(item.id)).toMatchObject(item);
      expect(ROOMS.some((room) => room === item.room)).toBe(true);
    }
  });
});
