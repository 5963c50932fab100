import { FURNITURE, findFurniture, type CatalogueEntry } from '@/lib/domain/catalogue/furniture';
import { quantityOf, withQuantity, type Piece } from '@/lib/domain/catalogue/inventory-lines';
import { parseItemList, unreadText, type ListEntry } from '@/lib/domain/catalogue/paste-list/parse-list';
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
  /** True once the visitor wants to change what was read as usual. */
  readonly isChanging: boolean;
  /** True where more pieces were written than one kind may have. */
  readonly isCapped: boolean;
};

/** The things read from a pasted text, and the parts of it that name no thing. */
export type PastedList = { readonly lines: readonly PastedLine[]; readonly unread: readonly string[] };

/**
 * Reads a pasted text. What has several kinds starts at the usual one. What is unknown or only guessed starts
 * unanswered, so that nothing is added that nobody has accepted.
 */
export function readPasted(text: string, mostPieces: number): PastedList {
  const lines = parseItemList(FURNITURE, text).map((entry) => ({
    entry,
    choice: entry.isGuess ? UNANSWERED : (entry.item?.id ?? UNANSWERED),
    quantity: Math.min(entry.quantity, mostPieces),
    own: null,
    isChanging: false,
    isCapped: entry.quantity > mostPieces,
  }));
  return { lines, unread: unreadText(FURNITURE, text) };
}

export const hasQuestion = ({ entry, isCapped }: PastedLine): boolean => entry.asks.length > 0 || isCapped;

export const isAnswered = ({ choice, own }: PastedLine): boolean =>
  choice === MEASURED ? own !== null : choice !== UNANSWERED;

/** "Fish tank"; what is unknown or guessed as it was typed. */
export const lineTitle = ({ entry }: PastedLine): string =>
  entry.isGuess ? `“${entry.phrase}”` : (entry.item?.title ?? `“${entry.phrase}”`);

/** The title of what is chosen: the thing of the catalogue, or what was measured. */
export const chosenTitle = (line: PastedLine): string => pieceOf(line)?.title ?? lineTitle(line);

/** The most pieces of one kind, and the most kinds. */
export type ListBounds = { readonly quantity: number; readonly itemLines: number };

/** The list with the pasted lines added, and as text the lines that it had no room for. */
export type Added = { readonly items: readonly FurnitureItem[]; readonly left: readonly string[] };

/** Returns the list with what was pasted added to what it already has of each thing. */
export function withPasted(
  items: readonly FurnitureItem[],
  lines: readonly PastedLine[],
  { quantity: most, itemLines }: ListBounds,
): Added {
  return lines.reduce<Added>(
    (added, line) => {
      const piece = pieceOf(line);
      if (!piece) return added;
      const has = quantityOf(added.items, piece.id);
      const wanted = line.isCapped && line.quantity === most ? line.entry.quantity : line.quantity;
      const room = has === 0 && added.items.length >= itemLines ? 0 : most - has;
      const taken = Math.min(wanted, room);
      return {
        items: taken > 0 ? withQuantity(added.items, piece, has + taken) : added.items,
        left: taken < wanted ? [...added.left, `${wanted - taken} × ${piece.title}`] : added.left,
      };
    },
    { items, left: [] },
  );
}

function pieceOf({ choice, own }: PastedLine): Piece | null {
  if (choice === MEASURED) return own;
  return choice === LEFT_OUT || choice === UNANSWERED ? null : (findFurniture(choice) ?? null);
}
