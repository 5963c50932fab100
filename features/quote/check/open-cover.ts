import { formatPence, NOTHING } from '@/lib/domain/money';
import { coverGap, valuedLines } from '@/lib/domain/order/cover-gap';
import type { CoveredList } from './cover-row';

/** Returns what the cover leaves open, after its limits: "leaves £1,250 of your list uncovered". Only the check page loads the table of typical values for this. */
export function openCover({ cover, furnitureItems }: CoveredList): readonly string[] {
  const { total, open } = coverGap(valuedLines(furnitureItems, cover.worth), cover.step);
  if (total === NOTHING) return [];
  return [open === NOTHING ? 'covers your list' : `leaves ${formatPence(open)} of your list uncovered`];
}
