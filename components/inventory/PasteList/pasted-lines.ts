import { FURNITURE, findFurniture, type CatalogueEntry } from '@/lib/domain/catalogue/furniture';
import { quantityOf, withQuantity, type Piece } from '@/lib/domain/catalogue/inventory-lines';
import { parseItemList, unreadText, type ListEntry } from '@/lib/domain/catalogue/paste-list/parse-list';
import type { FurnitureItem } from '@/lib/domain/order-types';

/** Choices of a line other than a catalogue item. */
export const UNANSWERED = '';
export const LEFT_OUT = 'left_out';
export const MEASURED = 'measured';

/** An item of a pasted list with the visitor's answers about it. */
export type PastedLine = {
  readonly entry: ListEntry<CatalogueEntry>;
  /** A furniture id, or one of the choices above. */
  readonly choice: string;
  readonly quantity: number;
  /** The measured item where `choice` is MEASURED; null until it is measured. */
  readonly own: Piece | null;
  /** Whether the visitor wants to change the usual kind that was assumed. */
  readonly isChanging: boolean;
  /** Whether the text asks for more pieces than one kind may have. */
  readonly isCapped: boolean;
};

/** The items read from a pasted text, and the parts of the text that name no item. */
export type PastedList = { readonly lines: readonly PastedLine[]; readonly unread: readonly string[] };

/**
 * Reads a pasted text. An item with several kinds starts with the usual one. An unknown or guessed item starts
 * unanswered, so that nothing is added that the visitor has not accepted.
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

/** Returns the title of the item ("Fish tank"), or the typed words of an unknown or guessed one. */
export const lineTitle = ({ entry }: PastedLine): string =>
  entry.isGuess ? `“${entry.phrase}”` : (entry.item?.title ?? `“${entry.phrase}”`);

/** Returns the title of the chosen catalogue item or measured item. */
export const chosenTitle = (line: PastedLine): string => pieceOf(line)?.title ?? lineTitle(line);

/** The most pieces of one kind, and the most kinds. */
export type ListBounds = { readonly quantity: number; readonly itemLines: number };

/** The list with the pasted lines added, and the lines that did not fit as text. */
export type Added = { readonly items: readonly FurnitureItem[]; readonly left: readonly string[] };

/** Returns the list with the pasted pieces added to the pieces that it already has of each item. */
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
