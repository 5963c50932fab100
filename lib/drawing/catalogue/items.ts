import { bubbleRoll, mattressBag, paperPack, tapeRolls } from '../kit/materials';
import { placePiece, type Piece } from '../piece';
import { Scene } from '../render/scene';
import type { CatalogueEntry } from './entry';
import { ITEM_PIECES, type ItemPiece } from './item-pieces';

/** Pixels per foot, the same for all pieces, so that a wardrobe is taller than a chair. */
const SCALE = 15.6;
const SHADOW_HEIGHT = 2.4;

/** The packing materials for sale other than boxes, in the scale of the pieces. */
const MATERIALS_SOLD = {
  bubble: bubbleRoll(1.8, 0.55),
  'mattress-bag': mattressBag(),
  paper: paperPack(),
  tape: tapeRolls(),
} as const satisfies Readonly<Record<string, Piece>>;

/** Returns the entry of a single item. `alt` is empty, because the page names the item beside it. */
const alone = (piece: Piece): CatalogueEntry => ({
  draw: () =>
    new Scene({ scale: SCALE }).add(placePiece(piece, [0, 0, 0], 0, { shadow: true, shadowHeight: SHADOW_HEIGHT })),
  alt: '',
  margin: 4,
  density: 3,
});

export const ITEM_DRAWINGS = Object.fromEntries(
  Object.entries(ITEM_PIECES).map(([name, piece]) => [`items/${name}`, alone(piece)]),
) as Readonly<Record<`items/${ItemPiece}`, CatalogueEntry>>;

export const MATERIAL_DRAWINGS = Object.fromEntries(
  Object.entries(MATERIALS_SOLD).map(([name, piece]) => [`materials/${name}`, alone(piece)]),
) as Readonly<Record<`materials/${keyof typeof MATERIALS_SOLD}`, CatalogueEntry>>;
