import type { Drawing } from './drawings';
import { PIECES } from './pieces';

type Piece = keyof typeof PIECES;

/** Which items of the catalogue each piece may stand for: the same kind of thing, never a lookalike. */
const ITEMS_BY_PIECE: Readonly<Record<Piece, readonly string[]>> = {
  sofa: ['sofa_2', 'sofa_3', 'sofa_4', 'sofa_corner', 'sofa_bed', 'futon'],
  armchair: ['armchair', 'recliner'],
  table: ['coffee_table', 'side_table', 'kitchen_table', 'dining_4', 'dining_6', 'dining_8', 'garden_table'],
  tv: ['tv_small', 'tv_medium', 'tv_large'],
  bookcase: ['bookcase_s', 'bookcase_l'],
  lamp: ['lamp_floor', 'lamp_table'],
  piano: ['piano_upright'],
  'piano-baby-grand': ['piano_baby_grand'],
  'piano-digital': ['piano_digital'],
  plant: ['plant_s', 'plant_l'],
  'double-bed': ['bed_small_double', 'bed_double', 'bed_king', 'bed_superking', 'bed_single'],
  mattress: ['mattress_s', 'mattress_d', 'mattress_k'],
  wardrobe: ['wardrobe_1', 'wardrobe_2', 'wardrobe_3', 'kids_wardrobe'],
  drawers: ['drawers_s', 'drawers_l', 'bedside'],
  'clothes-rail': ['clothes_rail'],
  suitcase: ['suitcase'],
  fridge: ['fridge_freezer', 'freezer_upright'],
  washer: ['washing_machine', 'washer_dryer', 'dryer'],
  chair: ['kitchen_chair', 'dining_chair'],
  desk: ['desk_s', 'desk_m', 'desk_l'],
  'office-chair': ['chair_office'],
  'filing-cabinet': ['filing_2', 'filing_4'],
  shelves: ['shelving_unit'],
  box: ['box_s', 'box_m', 'box_l', 'box_xl', 'box_archive'],
  'wardrobe-box': ['box_wardrobe'],
  'picture-box': ['box_picture'],
  crate: ['crate'],
  'plastic-box': ['plastic_bin_l'],
  bicycle: ['bicycle', 'bicycle_child'],
};

const PIECE_BY_ITEM = new Map(
  Object.entries(ITEMS_BY_PIECE).flatMap(([piece, ids]) => ids.map((id) => [id, piece as Piece] as const)),
);

/** The drawing of a catalogue item, or null where the house has none: a wrong drawing would say a wrong size. */
export function itemDrawing(itemId: string): Drawing | null {
  const piece = PIECE_BY_ITEM.get(itemId);
  return piece ? PIECES[piece] : null;
}
