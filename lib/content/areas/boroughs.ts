import { FIXED_MOVING_PLANS, STORAGE_SPACES, STORAGE_TERMS } from '@/lib/domain/order-types';
import { PARKING_RULES } from '@/lib/domain/parking/rules';
import { LONDON_AREAS } from '@/lib/domain/places/areas';
import { BOROUGH_DISTRICTS, COUNCIL_SITES } from '@/lib/domain/places/boroughs';
import { typedRows } from '../data-file';
import type { Borough, BoroughText } from './borough';
import texts from './boroughs.json';

/** Every area that has pages, sorted by name. */
export const BOROUGHS: readonly Borough[] = typedRows<BoroughText>('areas/boroughs.json', texts, {
  name: LONDON_AREAS,
  neighbours: LONDON_AREAS,
  acrossTheRiver: LONDON_AREAS,
  bank: ['north', 'south', 'both'],
  congestionZone: ['inside', 'outside'],
  homes: ['mansion', 'conversions', 'terraces', 'semis', 'towers'],
  space: FIXED_MOVING_PLANS,
  unit: STORAGE_SPACES.filter((space) => space !== 'custom'),
  term: STORAGE_TERMS,
}).map((text) => ({
  ...text,
  districts: BOROUGH_DISTRICTS[text.name],
  council: COUNCIL_SITES[text.name],
  parking: PARKING_RULES[text.name] ?? null,
}));
