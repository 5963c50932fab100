import { findFurniture, FURNITURE } from '@/lib/domain/catalogue/furniture';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { ITEMS_FILES } from './drawing-files';
import type { Drawing } from './drawings';

/** The drawings of items as the picker shows them, to one scale. item-drawings.ts maps items to drawings. */
export const PIECES = ITEMS_FILES satisfies Readonly<Record<string, Drawing>>;

type Piece = keyof typeof PIECES;

/** The items whose drawing has a shorter name than their id: the drawing stands for the whole kind. */
const NAMES: Readonly<Record<string, Piece>> = {
  sofa_3: 'sofa',
  tv_medium: 'tv',
  bookcase_l: 'bookcase',
  lamp_floor: 'lamp',
  piano_upright: 'piano',
  plant_l: 'plant',
  bed_double: 'double-bed',
  mattress_d: 'mattress',
  wardrobe_2: 'wardrobe',
  drawers_l: 'drawers',
  fridge_freezer: 'fridge',
  washing_machine: 'washer',
  dining_6: 'table',
  dining_chair: 'chair',
  desk_m: 'desk',
  chair_office: 'office-chair',
  filing_4: 'filing-cabinet',
  shelving_unit: 'shelves',
  box_m: 'box',
  box_wardrobe: 'wardrobe-box',
  box_picture: 'picture-box',
  plastic_bin_l: 'plastic-box',
};

const isPiece = (name: string): name is Piece => Object.hasOwn(PIECES, name);

/** Returns the name of an item's drawing: its id unless NAMES has another. */
export const pieceOf = (itemId: string): string => NAMES[itemId] ?? itemId.replaceAll('_', '-');

/** Returns the drawing of a catalogue item. Null for an item that is not in the catalogue. */
export function itemDrawing(itemId: string): Drawing | null {
  const name = pieceOf(itemId);
  return findFurniture(itemId) && isPiece(name) ? PIECES[name] : null;
}

const FILE = /^\/drawings\/items\/(.+)\.svg$/;

/**
 * Returns the drawings of the catalogue's items: id, file name without folder and extension, width and height in
 * pixels. `npm run drawings` writes them into lib/item-pictures.ts, which is loaded with the whole list.
 */
export function itemPictures() {
  return FURNITURE.flatMap(({ id }) => {
    const { path, width, height } = itemDrawing(id) ?? { path: '', width: 0, height: 0 };
    const file = FILE.exec(path)?.[1];
    return file === undefined ? [] : [[id, file, Math.round(width), Math.round(height)] as const];
  });
}

/** Returns the drawings of the popular items, which the page includes from the start. */
export function popularItemPictures() {
  const popular = new Set(popularItems().map(({ id }) => id));
  return itemPictures().filter(([id]) => popular.has(id));
}
