import { LONGEST_STAY, SHORTEST_STAY } from '@/lib/domain/pricing/storage-stay';
import { counted } from '@/lib/domain/wording';

/** The lengths that people ask for: buttons beside the field (assumption). */
export const USUAL_WEEKS = [4, 8, 13, 26, 52] as const;
export const INITIAL_WEEKS = 13;

/** "1 week", "13 weeks". */
export const weeksText = (weeks: number): string => counted(weeks, 'week');

/** What was typed as whole weeks of a stay; null for anything else. */
export function weeksIn(text: string): number | null {
  const weeks = Number(text.trim());
  const isStay = text.trim() !== '' && Number.isInteger(weeks) && weeks >= SHORTEST_STAY && weeks <= LONGEST_STAY;
  return isStay ? weeks : null;
}
