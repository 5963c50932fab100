import type { FixedMovingPlan, Items } from '../order-types';
import { FURNITURE } from './furniture';
import { PLAN_CAPACITY } from './plan-capacity';

/** The typical contents of a home beside the boxes of its plan (spec §9), in pieces by furniture id (assumption). */
const FURNISHED: Readonly<Record<FixedMovingPlan, Readonly<Record<string, number>>>> = {
  mini: { suitcase: 2, desk_s: 1, chair_office: 1 },
  one_bedroom: {
    bed_double: 1,
    wardrobe_2: 1,
    drawers_l: 1,
    bedside: 2,
    sofa_3: 1,
    coffee_table: 1,
    tv_stand: 1,
    tv_medium: 1,
    dining_4: 1,
    dining_chair: 4,
    bookcase_s: 1,
    washing_machine: 1,
    microwave: 1,
    suitcase: 2,
  },
  two_bedroom: {
    bed_double: 1,
    bed_king: 1,
    wardrobe_2: 2,
    drawers_l: 2,
    bedside: 4,
    sofa_3: 1,
    armchair: 1,
    coffee_table: 1,
    tv_stand: 1,
    tv_medium: 1,
    dining_6: 1,
    dining_chair: 6,
    bookcase_l: 1,
    washing_machine: 1,
    fridge_freezer: 1,
    desk_m: 1,
    chair_office: 1,
    bicycle: 2,
    suitcase: 3,
  },
  three_bedroom: {
    bed_double: 1,
    bed_king: 1,
    bed_single: 1,
    wardrobe_2: 3,
    drawers_l: 3,
    bedside: 5,
    sofa_3: 1,
    sofa_2: 1,
    armchair: 1,
    coffee_table: 1,
    side_table: 2,
    tv_stand: 1,
    tv_large: 1,
    dining_6: 1,
    dining_chair: 6,
    sideboard: 1,
    bookcase_l: 2,
    washing_machine: 1,
    dryer: 1,
    fridge_freezer: 1,
    dishwasher: 1,
    desk_m: 1,
    chair_office: 1,
    bicycle: 2,
    mower: 1,
    garden_table: 1,
    garden_chair: 4,
    suitcase: 4,
  },
};

const BOX = 'box_m';

/** Returns the typical contents as inventory lines, in the order of the catalogue, without unlisted ids. */
export function typicalContents(plan: FixedMovingPlan): Items {
  return FURNITURE.flatMap(({ id, title, cubicFeet, kilograms }) => {
    const quantity = id === BOX ? PLAN_CAPACITY[plan].boxes : (FURNISHED[plan][id] ?? 0);
    return quantity > 0 ? [{ id, title, quantity, cubicFeet, kilograms }] : [];
  });
}

/** The furniture ids in the presets, for the test that each exists. */
export const PRESET_IDS: readonly string[] = [BOX, ...Object.values(FURNISHED).flatMap((lines) => Object.keys(lines))];
