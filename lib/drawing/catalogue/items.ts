import { fridge, television, washer } from '../kit/appliances';
import { bed, mattressUpright } from '../kit/beds';
import { bookcase, drawers, filingCabinet, wardrobe } from '../kit/cabinets';
import { crate, mediumCarton, pictureCarton, wardrobeCarton } from '../kit/cartons';
import { bubbleRoll, mattressBag, paperPack, tapeRolls } from '../kit/materials';
import { babyGrand, digitalPiano, piano } from '../kit/pianos';
import { pottedPlant } from '../kit/plants';
import { armchair, chair, officeChair, sofa } from '../kit/seating';
import { clothesRail, metalShelves } from '../kit/shelving';
import { desk, table } from '../kit/tables';
import { bicycle, lamp, suitcase } from '../kit/things';
import { mist, mustard, oak, petrol, sage } from '../palette';
import { put, type Piece } from '../piece';
import { Scene } from '../render/scene';
import type { CatalogueEntry } from './entry';

/** Pixels per foot: all pieces share it, so that a wardrobe is taller than a chair. */
const SCALE = 15.6;
const SHADOW_HEIGHT = 2.4;

/** What the picker of the items shows, each alone. */
const PIECES = {
  armchair: armchair(),
  bicycle: bicycle(),
  bookcase: bookcase(),
  box: mediumCarton(),
  chair: chair(oak, sage),
  'clothes-rail': clothesRail(),
  crate: crate(),
  desk: desk(),
  'double-bed': bed(),
  drawers: drawers(),
  'filing-cabinet': filingCabinet(),
  fridge: fridge(),
  lamp: lamp(),
  mattress: mattressUpright(),
  'office-chair': officeChair(),
  piano: piano(),
  'piano-baby-grand': babyGrand(),
  'piano-digital': digitalPiano(),
  'picture-box': pictureCarton(),
  plant: pottedPlant(),
  'plastic-box': crate(mist, [2.4, 1.5, 1.35]),
  shelves: metalShelves(),
  sofa: sofa(6.4, petrol, { cushion: mustard }),
  suitcase: suitcase(),
  table: table(),
  tv: television(),
  wardrobe: wardrobe(),
  'wardrobe-box': wardrobeCarton(),
  washer: washer(),
} as const satisfies Readonly<Record<string, Piece>>;

/** What is sold to pack with, beside the boxes: to the scale of the pieces. */
const MATERIALS_SOLD = {
  bubble: bubbleRoll(1.8, 0.55),
  'mattress-bag': mattressBag(),
  paper: paperPack(),
  tape: tapeRolls(),
} as const satisfies Readonly<Record<string, Piece>>;

/** An item is always named beside its drawing. */
const alone = (piece: Piece): CatalogueEntry => ({
  draw: () => new Scene({ scale: SCALE }).add(put(piece, [0, 0, 0], 0, { shadow: true, shadowHeight: SHADOW_HEIGHT })),
  alt: '',
  margin: 4,
  density: 3,
});

export const ITEM_DRAWINGS = Object.fromEntries(
  Object.entries(PIECES).map(([name, piece]) => [`items/${name}`, alone(piece)]),
) as Readonly<Record<`items/${keyof typeof PIECES}`, CatalogueEntry>>;

export const MATERIAL_DRAWINGS = Object.fromEntries(
  Object.entries(MATERIALS_SOLD).map(([name, piece]) => [`materials/${name}`, alone(piece)]),
) as Readonly<Record<`materials/${keyof typeof MATERIALS_SOLD}`, CatalogueEntry>>;
