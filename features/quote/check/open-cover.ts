import { coverGap, valuedLines } from '@/lib/domain/order/cover-gap';
import { stepEffect } from '@/lib/domain/order/cover-words';
import type { CoveredList } from './cover-row';

/** Returns what the cover leaves open: "£1,250 not covered". Only the check page loads the table of typical values for this. */
export function openCover({ cover, furnitureItems }: CoveredList): readonly string[] {
  return [stepEffect(coverGap(valuedLines(furnitureItems, cover.worth), cover.step))].filter(Boolean);
}
