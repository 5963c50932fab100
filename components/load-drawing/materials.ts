import { MATERIALS, type Material } from '@/lib/drawing/palette';

const { kraft, oak, walnut, petrol, sage, mustard, clay, steel, mist, ink, glass, orange } = MATERIALS;

/** The material of a form, and of the items that are usually made of another. What is not here is white. */
export const MATERIAL_OF: Readonly<Record<string, Material>> = {
  carton: kraft,
  cabinet: walnut,
  shelves: oak,
  table: oak,
  sofa: petrol,
  soft: petrol,
  roll: clay,
  chair: oak,
  panel: ink,
  cycle: orange,
  machine: steel,
  fragile: walnut,
  wardrobe_1: oak,
  wardrobe_2: oak,
  wardrobe_3: oak,
  sofa_3: sage,
  sofa_bed: clay,
  armchair: mustard,
  footstool: mustard,
  crate: petrol,
  plastic_bin_l: mist,
  filing_2: steel,
  filing_4: steel,
  tool_chest: steel,
  safe_small: steel,
  picture_s: glass,
  picture_l: glass,
  mirror_floor: glass,
  box_picture: kraft,
  fish_tank: glass,
  hifi: ink,
  speakers: ink,
};
