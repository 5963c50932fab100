import { isSeen, project, type Vec3 } from './vector';

const lengthOf = (direction: Vec3) => Math.hypot(...project(direction));

describe('project', () => {
  it('is true isometric: a foot is as long along x, along y and up', () => {
    expect(lengthOf([1, 0, 0])).toBeCloseTo(1);
    expect(lengthOf([0, 1, 0])).toBeCloseTo(1);
    expect(lengthOf([0, 0, 1])).toBeCloseTo(1);
  });

  it('sends x to the lower right, y to the lower left and z up', () => {
    expect(project([1, 0, 0])[0]).toBeCloseTo(Math.sqrt(3) / 2);
    expect(project([1, 0, 0])[1]).toBeCloseTo(0.5);
    expect(project([0, 1, 0])[0]).toBeCloseTo(-Math.sqrt(3) / 2);
    expect(project([0, 0, 1])).toEqual([0, -1]);
  });

  it('has one scale for everything', () => {
    const [x, y] = project([3, 1, 2]);
    expect(project([3, 1, 2], 24)).toEqual([x * 24, y * 24]);
  });

  it('looks along (1, 1, 1): points on that line fall together', () => {
    expect(project([2.5, 2.5, 2.5])[0]).toBeCloseTo(0);
    expect(project([2.5, 2.5, 2.5])[1]).toBeCloseTo(0);
  });
});

describe('isSeen', () => {
  it.each<[string, Vec3, boolean]>([
    ['top', [0, 0, 1], true],
    ['right', [1, 0, 0], true],
    ['left', [0, 1, 0], true],
    ['underside', [0, 0, -1], false],
    ['far sides', [-1, 0, 0], false],
  ])('knows the %s', (_, normal, seen) => expect(isSeen(normal)).toBe(seen));
});
