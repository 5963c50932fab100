import { findFurniture } from '@/lib/domain/catalogue/furniture';
import type { Drawing } from './drawings';
import { PIECES } from './pieces';

type Piece = keyof typeof PIECES;

/** Items whose drawing has a shorter name than they: it is the one that pages show for its kind. */
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

/** The name of the drawing of a catalogue item: its own id unless NAMES has another. */
export const pieceOf = (itemId: string): string => NAMES[itemId] ?? itemId.replaceAll('_', '-');

/** The drawing of a catalogue item; null for what is not in the catalogue. */
export function itemDrawing(itemId: string): Drawing | null {
  const name = pieceOf(itemId);
  return findFurniture(itemId) && isPiece(name) ? PIECES[name] : null;
}
