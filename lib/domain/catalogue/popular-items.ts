import { findFurniture } from './furniture';
import type { Piece } from './inventory-lines';

export type PopularItem = Piece & { readonly room: string };

/** The items of nearly every home. The picker opens with them (assumption). */
const POPULAR_IDS = [
  'bed_double',
  'sofa_3',
  'wardrobe_2',
  'drawers_l',
  'dining_4',
  'dining_chair',
  'fridge_freezer',
  'washing_machine',
  'box_m',
  'bicycle',
  'bookcase_s',
  'armchair',
] as const;

export const popularItems = (): readonly PopularItem[] =>
  POPULAR_IDS.flatMap((id) => {
    const item = findFurniture(id);
    if (!item) return [];
    const { title, room, cubicFeet, kilograms } = item;
    return [{ id, title, room, cubicFeet, kilograms }];
  });
