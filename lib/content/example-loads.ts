import { findFurniture } from '@/lib/domain/catalogue/furniture';
import type { FurnitureItem } from '@/lib/domain/vocabulary';

/** Lists that texts say fit into a 6 × 4 ft unit; a test packs them. By furniture id, with quantities. */
export const LOADS_OF_6X4 = {
  bedroom: {
    ...{ bed_double: 1, wardrobe_flat: 1, drawers_s: 1, bedside: 1, desk_s: 1, chair_office: 1 },
    ...{ suitcase: 2, box_m: 10 },
  },
  living_room: { sofa_2: 1, armchair: 1, coffee_table: 1, tv_medium: 1, lamp_floor: 1, box_m: 12 },
  kitchen: { fridge_freezer: 1, washing_machine: 1, kitchen_table: 1, kitchen_chair: 4, box_m: 14 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What does not fit any more: some boxes stay outside. */
export const TOO_MUCH_FOR_6X4 = { sofa_3: 1, bed_double: 1, wardrobe_2: 1, desk_m: 1, box_m: 20 } as const;

/** The list with the catalogue's titles. Throws RangeError for an id that the catalogue does not have. */
export function itemsOf(load: Readonly<Record<string, number>>): readonly FurnitureItem[] {
  return Object.entries(load).map(([id, quantity]) => {
    const entry = findFurniture(id);
    if (!entry) throw new RangeError(`Not in the catalogue: ${id}`);
    return { ...entry, quantity };
  });
}

/** "Double bed and mattress; 2 × Suitcase". */
export function loadInWords(load: Readonly<Record<string, number>>): string {
  return itemsOf(load)
    .map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`))
    .join('; ');
}
