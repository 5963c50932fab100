import { STORAGE_SPACES, type StorageSpace } from '@/lib/domain/order-types';
import type { Reader } from './reader';

/** For custom units: the square feet that they share. */
export type UnitCounts = Readonly<Record<StorageSpace, number>>;

const DEFAULTS: UnitCounts = {
  'Plan 3x3': 40,
  'Plan 3x5': 40,
  'Plan 6x4': 60,
  'Plan 6x6': 60,
  'Plan 8x6': 50,
  'Plan 9x8': 40,
  'Plan 12x8': 30,
  'Plan 15x10': 15,
  'Plan 20x10': 10,
  custom: 2000,
};
const MOST = 100_000;

const nameOf = (space: StorageSpace): string => space.replace('Plan ', '');

/** Reads STORAGE_UNITS, such as "3x3:40,custom:2000". Other sizes keep their defaults. */
export function readStorageUnits({ text, problems }: Pick<Reader, 'text' | 'problems'>): UnitCounts {
  const counts = { ...DEFAULTS };
  const seen = new Set<StorageSpace>();
  for (const entry of (text('STORAGE_UNITS') ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [, name, count] = /^\s*([\dx]+|custom)\s*:\s*(\d{1,6})\s*$/.exec(entry) ?? [];
    const space = STORAGE_SPACES.find((known) => nameOf(known) === name);
    if (!space || seen.has(space) || Number(count) > MOST) {
      const sizes = STORAGE_SPACES.map(nameOf).join(', ');
      problems.push(`STORAGE_UNITS must be pairs like 6x4:60, separated by commas, each size once, of ${sizes}`);
      return counts;
    }
    seen.add(space);
    counts[space] = Number(count);
  }
  return counts;
}
