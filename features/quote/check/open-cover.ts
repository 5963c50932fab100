import { NOTHING } from '@/lib/domain/money';
import { coverGap, valuedLines } from '@/lib/domain/order/cover-gap';
import { gapTitle } from '@/lib/domain/order/cover-words';
import type { CoveredList } from './cover-row';

/**
 * "The included cover falls £1,250 short"; nothing where nothing has a value. It knows what typical things are worth,
 * which is told on the check page and is no step's to fetch.
 */
export function openCover({ cover, furnitureItems }: CoveredList): readonly string[] {
  const gap = coverGap(valuedLines(furnitureItems, cover.worth), cover.step);
  return gap.total === NOTHING ? [] : [gapTitle(gap, cover.step)];
}
