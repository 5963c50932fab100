import { LONGEST_STAY, SHORTEST_STAY } from '@/lib/domain/pricing/storage-stay';
import { readWhole } from '@/lib/domain/typed-number';
import { countWithNoun } from '@/lib/domain/wording';

/** The usual lengths of a stay, as buttons beside the field (assumption). */
export const USUAL_WEEKS = [4, 8, 13, 26, 52] as const;
export const INITIAL_WEEKS = 13;

/** Returns "1 week", "13 weeks". */
export const weeksText = (weeks: number): string => countWithNoun(weeks, 'week');

/** Returns the whole weeks of a stay in a text ("13", "13 weeks"), or null. */
export const weeksIn = (text: string): number | null =>
  readWhole(text.replace(/(?<!\s)\s*w(?:ee)?ks?\s*$/i, ''), [SHORTEST_STAY, LONGEST_STAY]);
