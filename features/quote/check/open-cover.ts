import { NOTHING } from '@/lib/domain/money';
import { coverGap, valuedLines } from '@/lib/domain/order/cover-gap';
import { gapTitle } from '@/lib/domain/order/cover-words';
import type { CoveredList } from './cover-row';

/** Returns "The included cover leaves £1,250 not covered". Only the check page loads the table of typical values for this. */
export function openCover({ cover, furnitureItems }: CoveredList): readonly string[] {
  const gap = coverGap(valuedLines(furnitureItems, cover.worth), cover.step);
  return gap.total === NOTHING ? [] : [gapTitle(gap, cover.step)];
}
