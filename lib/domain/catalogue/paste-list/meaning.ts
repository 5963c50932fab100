import { singular } from '../words';

/**
 * What people mean by a word that several things of the catalogue answer to (assumption): the first guess, shown
 * together with the other readings. Keys are words in the singular, values furniture ids.
 */
export const USUAL_MEANING: Readonly<Record<string, string>> = {
  sofa: 'sofa_3',
  couch: 'sofa_3',
  settee: 'sofa_3',
  bed: 'bed_double',
  'bed frame': 'bed_double',
  divan: 'bed_double',
  mattress: 'mattress_d',
  wardrobe: 'wardrobe_2',
  closet: 'wardrobe_2',
  cupboard: 'wardrobe_2',
  'chest drawer': 'drawers_l',
  drawer: 'drawers_s',
  'drawer unit': 'drawers_s',
  tallboy: 'drawers_l',
  dresser: 'drawers_l',
  tv: 'tv_medium',
  'flat screen tv': 'tv_medium',
  television: 'tv_medium',
  telly: 'tv_medium',
  table: 'dining_4',
  'dining table': 'dining_4',
  chair: 'dining_chair',
  stool: 'bar_stool',
  desk: 'desk_m',
  workstation: 'desk_m',
  bookcase: 'bookcase_s',
  bookshelf: 'bookcase_s',
  shelf: 'bookcase_s',
  shelving: 'shelving_unit',
  fridge: 'fridge_under',
  refrigerator: 'fridge_freezer',
  freezer: 'freezer_upright',
  'chest freezer': 'freezer_chest_s',
  'filing cabinet': 'filing_2',
  'file cabinet': 'filing_2',
  cabinet: 'sideboard',
  box: 'box_m',
  'moving box': 'box_m',
  'cardboard box': 'box_m',
  'packing box': 'box_m',
  carton: 'box_m',
  tote: 'crate',
  lamp: 'lamp_floor',
  light: 'lamp_floor',
  rug: 'rug_s',
  carpet: 'rug_l',
  mirror: 'mirror_floor',
  picture: 'picture_s',
  painting: 'picture_s',
  frame: 'picture_s',
  print: 'picture_s',
  plant: 'plant_s',
  'pot plant': 'plant_s',
  piano: 'piano_upright',
  keyboard: 'piano_digital',
  ladder: 'ladder_step',
  bag: 'bag_holdall',
  oven: 'cooker',
  bike: 'bicycle',
  cot: 'cot',
  toy: 'toybox',
  monitor: 'computer',
  screen: 'computer',
  speaker: 'speakers',
};

/** Things sold and spoken of together, as the pieces they are carried as (assumption). */
export const SETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '3 piece suite': { sofa_3: 1, armchair: 2 },
  'three piece suite': { sofa_3: 1, armchair: 2 },
  '3 piece sofa suite': { sofa_3: 1, armchair: 2 },
  'bistro set': { garden_table: 1, garden_chair: 2 },
};

/**
 * Words that change neither volume nor weight enough to matter: colour, material, make, state. In the singular, as a
 * phrase is read: "children’s" arrives as "children".
 */
export const COLOURING: ReadonlySet<string> = new Set(
  (
    'old new big large huge little small tiny medium size sized nice heavy light wooden wood oak pine walnut mahogany teak metal ' +
    'glass leather fabric velvet plastic antique vintage modern ikea white black grey gray brown blue green red cream ' +
    'beige pink full packed empty flat packable cardboard spare kid child childrens guest main standard normal average ' +
    'solid folding foldable extendable extending electric free standing freestanding round square corner matching other ' +
    'smart samsung sony lg bosch dining kitchen living bedroom office garden bathroom hall upstairs downstairs'
  )
    .split(' ')
    .map(singular),
);
