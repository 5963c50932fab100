import { GREAT_BRITAIN } from './districts-great-britain';
import { SOUTH_EAST } from './districts-south-east';

/** The middle of a postcode district in degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

const AREAS: Readonly<Record<string, string>> = { ...GREAT_BRITAIN, ...SOUTH_EAST };

/** Areas are read when first asked for: most visitors need two of the 120. */
const readAreas = new Map<string, ReadonlyMap<string, Place>>();

/**
 * Where a district lies, or undefined when the table does not have it: Northern Ireland, islands without a road,
 * districts that do not exist. Sub-districts of central London ("EC1A", "W1T", "N1C") are entries of their own.
 * The table is large: only the server imports it.
 */
export function findDistrict(outcode: string): Place | undefined {
  const [, area, district] = /^([A-Z]{1,2})(\d{1,2}[A-Z]?)$/.exec(outcode) ?? [];
  return area !== undefined && district !== undefined ? areaOf(area).get(district) : undefined;
}

/** Every district of the table, for its tests and for checks by the operator. */
export function allDistricts(): readonly string[] {
  return Object.keys(AREAS).flatMap((area) => [...areaOf(area).keys()].map((district) => `${area}${district}`));
}

function areaOf(area: string): ReadonlyMap<string, Place> {
  const known = readAreas.get(area);
  if (known) return known;
  const districts = readArea(Object.hasOwn(AREAS, area) ? (AREAS[area] ?? '') : '');
  readAreas.set(area, districts);
  return districts;
}

/** Reads "1-3,5A 51.75 -0.33; 6 …". Throws on a slip of the pen, so that no district is ever at 0, 0. */
export function readArea(notation: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const entry of notation.split('; ').filter((text) => text !== '')) {
    const [, names = '', latitude, longitude] = /^([\dA-Z,-]+) (\d+\.\d\d) (-?\d\.\d\d)$/.exec(entry) ?? [];
    if (latitude === undefined || longitude === undefined) throw new Error(`Not a place: "${entry}"`);
    for (const name of names.split(',').flatMap(run)) {
      if (places.has(name)) throw new Error(`District ${name} is listed twice: "${entry}"`);
      places.set(name, { latitude: Number(latitude), longitude: Number(longitude) });
    }
  }
  return places;
}

function run(names: string): readonly string[] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(names) ?? [];
  if (first === undefined || last === undefined) return [names];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index));
}
