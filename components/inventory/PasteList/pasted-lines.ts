import { FURNITURE, findFurniture, type CatalogueEntry } from '@/lib/domain/catalogue/furniture';
import { quantityOf, withQuantity, type Piece } from '@/lib/domain/catalogue/inventory-lines';
import { parseItemList, type ListEntry } from '@/lib/domain/catalogue/paste-list/parse-list';
import type { FurnitureItem } from '@/lib/domain/vocabulary';

/** Choices of a line that name no thing of the catalogue. */
export const UNANSWERED = '';
export const LEFT_OUT = 'left_out';
export const MEASURED = 'measured';

/** A thing of a pasted list with what the visitor answered about it. */
export type PastedLine = {
  readonly entry: ListEntry<CatalogueEntry>;
  /** A furniture id, or one of the choices above. */
  readonly choice: string;
  readonly quantity: number;
  /** What was measured, where `choice` is MEASURED; null until then. */
  readonly own: Piece | null;
};

/** A pasted text as lines. What several things are called starts at the usual one, what is unknown starts unanswered. */
export function pastedLines(text: string, mostPieces: number): readonly PastedLine[] {
  return parseItemList(FURNITURE, text).map((entry) => ({
    entry,
    choice: entry.item?.id ?? UNANSWERED,
    quantity: Math.min(entry.quantity, mostPieces),
    own: null,
  }));
}

export const hasQuestion = ({ entry }: PastedLine): boolean => entry.asks.length > 0;

export const isAnswered = ({ choice, own }: PastedLine): boolean =>
  choice === MEASURED ? own !== null : choice !== UNANSWERED;

/** "Fish tank"; what is unknown as it was typed. */
export const lineTitle = ({ entry }: PastedLine): string => entry.item?.title ?? `“${entry.phrase}”`;

/** The list with what was pasted added to what it already has of each thing, up to `mostPieces` of a kind. */
export function withPasted(
  items: readonly FurnitureItem[],
  lines: readonly PastedLine[],
  mostPieces: number,
): readonly FurnitureItem[] {
  return lines.reduce((list, line) => {
    const piece = pieceOf(line);
    if (!piece) return list;
    return withQuantity(list, piece, Math.min(mostPieces, quantityOf(list, piece.id) + line.quantity));
  }, items);
}

function pieceOf({ choice, own }: PastedLine): Piece | null {
  if (choice === MEASURED) return own;
  return choice === LEFT_OUT || choice === UNANSWERED ? null : (findFurniture(choice) ?? null);
}
