import { LONDON_AREAS } from '@/lib/domain/places/areas';
import { findDistrict } from '@/lib/domain/places/districts';
import { usableCubicFeet, storageUnit } from '@/lib/domain/catalogue/storage-units';
import { BOROUGHS } from './boroughs';

describe('boroughs', () => {
  it('SEO-3: are the 32 and the City', () => {
    expect(BOROUGHS.map(({ name }) => name)).toEqual(LONDON_AREAS);
  });

  it.each(BOROUGHS)('$name: its districts have a place on the map, its examples lie in it', (borough) => {
    const { districts, middle, moving, storage } = borough;
    for (const district of [...districts, moving.to.district]) expect(findDistrict(district)).toBeDefined();
    expect(new Set(districts).size).toBe(districts.length);
    for (const district of [middle, moving.from.district, storage.from.district]) expect(districts).toContain(district);
    expect(storage.cubicFeet).toBeLessThanOrEqual(usableCubicFeet(storageUnit(storage.unit).squareFeet));
  });

  it.each(BOROUGHS)('$name: knows every neighbour, and they know it', ({ name, neighbours, acrossTheRiver }) => {
    const others = (list: 'neighbours' | 'acrossTheRiver') =>
      BOROUGHS.filter((other) => other[list].includes(name)).map((other) => other.name);
    expect(neighbours.toSorted()).toEqual(others('neighbours').toSorted());
    expect(acrossTheRiver.toSorted()).toEqual(others('acrossTheRiver').toSorted());
  });

  it.each(BOROUGHS)('$name: names the council’s own site', ({ council, parking }) => {
    expect(new URL(council).hostname).toMatch(/\.gov\.uk$/);
    if (parking) expect(new URL(parking.url).hostname).toMatch(/\.gov\.uk$/);
  });
});
