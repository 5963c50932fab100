import { NOTHING } from '@/lib/domain/money';
import { coverGap, valuedLines } from '@/lib/domain/order/cover-gap';
import { gapTitle } from '@/lib/domain/order/cover-words';
import type { CoveredList } from './cover-row';

/**
 * Returns "The included cover falls £1,250 short", or nothing when no item has a value. Only the check page uses
 * this, because it needs the table of typical values.
 */
export function openCover({ cover, furnitureItems }: CoveredList): readonly string[] {
  const gap = coverGap(valuedLines(furnitureItems, cover.worth), cover.step);
  return gap.total === NOTHING ? [] : [gapTitle(gap, cover.step)];
}
