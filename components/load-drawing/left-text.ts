import { formatPieces } from '@/lib/domain/catalogue/inventory';
import type { DrawnHold } from './drawn-hold';
import { outsideText } from '@/lib/domain/packing/load-text';

/** Returns the captions below a drawing: the items that do not fit, and the number of pieces that are not drawn. */
export function leftTexts({ drawn, outside, undrawn }: DrawnHold): readonly string[] {
  const noRoom = outsideText(drawn, outside);
  return [...(noRoom ? [noRoom] : []), ...(undrawn > 0 ? [`Not drawn: ${formatPieces(undrawn)}`] : [])];
}
