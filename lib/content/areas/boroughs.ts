import { PARKING_RULES } from '@/lib/domain/parking/rules';
import { BOROUGH_DISTRICTS, COUNCIL_SITES } from '@/lib/domain/places/boroughs';
import type { Borough } from './borough';
import { CENTRAL_BOROUGHS } from './boroughs/central';
import { EAST_BOROUGHS } from './boroughs/east';
import { NORTH_AND_WEST_BOROUGHS } from './boroughs/north-and-west';
import { SOUTH_BOROUGHS } from './boroughs/south';

/** Every area that has pages, sorted by name. */
export const BOROUGHS: readonly Borough[] = [
  ...CENTRAL_BOROUGHS,
  ...EAST_BOROUGHS,
  ...NORTH_AND_WEST_BOROUGHS,
  ...SOUTH_BOROUGHS,
]
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map((text) => ({
    ...text,
    districts: BOROUGH_DISTRICTS[text.name],
    council: COUNCIL_SITES[text.name],
    parking: PARKING_RULES[text.name] ?? null,
  }));
