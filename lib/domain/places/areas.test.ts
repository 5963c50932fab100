import { areaSlug, LONDON_AREAS } from './areas';

describe('London areas', () => {
  it('are the 32 boroughs and the City, in alphabetical order', () => {
    expect(LONDON_AREAS).toHaveLength(33);
    expect(LONDON_AREAS).toContain('City of London');
    expect(LONDON_AREAS).toEqual([...LONDON_AREAS].toSorted());
  });

  it('have addresses of their own', () => {
    const slugs = LONDON_AREAS.map(areaSlug);
    expect(new Set(slugs).size).toBe(LONDON_AREAS.length);
    expect(slugs).toContain('kensington-and-chelsea');
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
