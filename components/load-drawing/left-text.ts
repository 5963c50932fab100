import { formatPieces } from '@/lib/domain/catalogue/inventory';
import type { DrawnHold } from './drawn-hold';
import { outsideText } from '@/lib/domain/packing/load-text';

/** What a drawing does not show inside, for below it: what found no room, and how much it does not draw at all. */
export function leftTexts({ drawn, outside, undrawn }: DrawnHold): readonly string[] {
  const noRoom = outsideText(drawn, outside);
  return [...(noRoom ? [noRoom] : []), ...(undrawn > 0 ? [`Not drawn: ${formatPieces(undrawn)}`] : [])];
}
