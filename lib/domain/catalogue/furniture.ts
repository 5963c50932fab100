import { ROOMS, type Room } from './rooms';

/**
 * The items that people move. Volumes are in cubic feet as loaded, between those that removers publish. Weights in
 * kilograms are estimates (assumption, August 2026). Drafts and orders store the ids: never change an id.
 */
export type CatalogueEntry = {
  readonly id: string;
  readonly title: string;
  readonly room: Room;
  readonly cubicFeet: number;
  readonly kilograms: number;
  readonly synonyms?: readonly string[];
};

/** [id, title, cubic feet, kilograms, other words separated by commas] */
type Row = readonly [id: string, title: string, cubicFeet: number, kilograms: number, synonyms?: string];

const BY_ROOM: Readonly<Record<Room, readonly Row[]>> = {
  'Living room': [
    ['sofa_2', 'Sofa, 2 seats', 35, 45, 'settee, couch, loveseat'],
    ['sofa_3', 'Sofa, 3 seats', 50, 55, 'settee, couch'],
    ['sofa_4', 'Sofa, 4 seats', 65, 75, 'settee, couch'],
    ['sofa_corner', 'Corner sofa', 90, 85, 'settee, couch, sectional, L-shaped, chaise longue'],
    ['sofa_bed', 'Sofa bed, double', 55, 55, 'settee, couch, convertible, guest bed'],
    ['futon', 'Futon', 30, 25, 'guest bed'],
    ['armchair', 'Armchair', 20, 22, 'easy chair, wing chair, accent chair'],
    ['recliner', 'Recliner or large reading chair', 27, 28, 'armchair, riser, rocking chair'],
    ['footstool', 'Footstool or pouffe', 5, 6, 'foot stool, puff'],
    ['ottoman_store', 'Storage ottoman or blanket box', 8, 18, 'chest, trunk, linen box'],
    ['coffee_table', 'Coffee table', 12, 25, 'low table'],
    ['side_table', 'Side table', 5, 8, 'lamp table, end table, occasional table'],
    ['nest_tables', 'Nest of tables', 6, 12, 'nesting tables, side table'],
    ['console_table', 'Console table', 12, 30, 'hall table'],
    ['tv_stand', 'TV stand or media unit', 14, 30, 'television cabinet, entertainment unit'],
    ['tv_small', 'TV, up to 32 inches', 4, 8, 'television, telly, screen'],
    ['tv_medium', 'TV, 40 to 55 inches', 6, 18, 'television, telly, flat screen'],
    ['tv_large', 'TV, 65 inches or more', 9, 28, 'television, telly, flat screen'],
    ['bookcase_s', 'Bookcase, small or narrow', 12, 30, 'bookshelf, shelves, Billy'],
    ['bookcase_l', 'Bookcase, large', 22, 45, 'bookshelf, shelves, shelving, Billy'],
    ['sideboard', 'Sideboard', 25, 60, 'buffet, credenza, cabinet'],
    ['display_cab', 'Display cabinet', 30, 80, 'china cabinet, glass cabinet, vitrine'],
    ['bureau', 'Bureau', 18, 35, 'writing desk, secretary desk'],
    ['hifi', 'Hi-fi stack', 8, 20, 'stereo, music system, amplifier, record player'],
    ['speakers', 'Floor speakers, pair', 10, 25, 'loudspeakers, stereo'],
    ['lamp_floor', 'Floor lamp', 4, 6, 'standard lamp, light'],
    ['lamp_table', 'Table lamp', 2, 3, 'bedside lamp, light'],
    ['rug_s', 'Rug, small or medium, rolled', 4, 8, 'carpet, mat'],
    ['rug_l', 'Rug, large, rolled', 9, 18, 'carpet'],
    ['picture_s', 'Picture, small or medium', 2, 3, 'frame, painting, print, art'],
    ['picture_l', 'Picture or mirror, large', 4, 10, 'frame, painting, art, wall mirror'],
    ['grandfather_clock', 'Grandfather clock', 18, 175, 'longcase clock'],
    ['piano_upright', 'Piano, upright', 50, 220, 'music, instrument'],
    ['piano_baby_grand', 'Piano, baby grand', 80, 320, 'music, instrument'],
    ['piano_digital', 'Digital piano', 18, 40, 'keyboard, electric piano, music, instrument'],
    ['fire_electric', 'Electric fire and surround', 15, 25, 'fireplace, heater'],
    ['fish_tank', 'Aquarium, large, empty', 15, 40, 'fish tank, terrarium, vivarium'],
    ['plant_s', 'House plant, small or medium', 3, 4, 'pot plant, flower'],
    ['plant_l', 'House plant, large', 7, 12, 'pot plant, palm, yucca, tree'],
    ['curtains', 'Curtains and blinds, bundle', 4, 5, 'drapes, poles'],
  ],
  Bedroom: [
    ['bed_single', 'Single bed and mattress', 25, 35, 'bed frame, divan'],
    ['bed_small_double', 'Small double bed and mattress', 35, 45, 'bed frame, divan, queen, three-quarter'],
    ['bed_double', 'Double bed and mattress', 40, 55, 'bed frame, divan'],
    ['bed_king', 'King-size bed and mattress', 50, 70, 'bed frame, divan, kingsize'],
    ['bed_superking', 'Super-king bed and mattress', 60, 85, 'bed frame, divan, emperor, superking'],
    ['bed_ottoman', 'Ottoman storage bed, double or king', 60, 95, 'bed frame, gas lift'],
    ['bunk', 'Bunk beds and 2 mattresses', 65, 75, 'high sleeper, loft bed, cabin bed'],
    ['daybed', 'Day bed with trundle', 45, 48, 'guest bed, pull-out'],
    ['mattress_s', 'Mattress only, single', 15, 18],
    ['mattress_d', 'Mattress only, double', 23, 28],
    ['mattress_k', 'Mattress only, king-size', 26, 35, 'kingsize'],
    ['wardrobe_1', 'Wardrobe, single', 30, 40, 'closet, armoire, cupboard'],
    ['wardrobe_2', 'Wardrobe, double', 46, 65, 'closet, armoire, cupboard'],
    ['wardrobe_3', 'Wardrobe, triple', 68, 95, 'closet, armoire, cupboard, sliding doors'],
    ['wardrobe_flat', 'Wardrobe, taken apart flat', 14, 65, 'dismantled, flat pack, Pax'],
    ['wardrobe_fabric', 'Wardrobe, fabric', 12, 15, 'portable, canvas, closet'],
    ['drawers_s', 'Chest of drawers, small', 15, 30, 'drawer unit, tallboy, Malm'],
    ['drawers_l', 'Chest of drawers, large', 28, 50, 'drawer unit, tallboy, dresser, Malm'],
    ['bedside', 'Bedside table', 5, 10, 'nightstand, bedside cabinet, night table'],
    ['dressing_table', 'Dressing table and stool', 20, 30, 'vanity, make-up table'],
    ['mirror_floor', 'Full-length mirror', 5, 10, 'standing mirror, cheval'],
    ['cot', 'Cot or cot bed, taken apart', 12, 25, 'crib, baby bed, moses basket'],
    ['changing_unit', 'Baby changing unit', 20, 35, 'changing table, nappy'],
    ['toybox', 'Toy box', 9, 15, 'toys, chest'],
    ['kids_wardrobe', 'Child’s wardrobe', 22, 25, 'kids wardrobe, closet'],
    ['dolls_house', 'Doll’s house or play kitchen', 10, 10, 'toys'],
    ['clothes_rail', 'Clothes rail or airer, folded', 5, 5, 'drying rack, garment rack, clothes horse'],
    ['suitcase', 'Suitcase, packed', 5, 20, 'luggage, trolley case'],
  ],
  Kitchen: [
    ['fridge_under', 'Fridge or freezer, under counter', 12, 35, 'refrigerator, larder, mini fridge'],
    ['fridge_freezer', 'Fridge freezer, tall', 30, 75, 'refrigerator'],
    ['fridge_american', 'Fridge freezer, American style', 50, 120, 'refrigerator, double door, side by side'],
    ['freezer_chest_s', 'Chest freezer, small or medium', 20, 42, 'deep freeze'],
    ['freezer_chest_l', 'Chest freezer, large', 40, 75, 'deep freeze'],
    ['freezer_upright', 'Freezer, upright', 18, 42, 'deep freeze'],
    ['washing_machine', 'Washing machine', 13, 75, 'washer, laundry'],
    ['dryer', 'Tumble dryer', 13, 40, 'tumble drier, laundry'],
    ['washer_dryer', 'Washer dryer', 13, 80, 'washing machine, tumble drier, laundry'],
    ['dishwasher', 'Dishwasher', 12, 45],
    ['dishwasher_slim', 'Dishwasher, slim or compact', 8, 35, 'slimline, table-top'],
    ['cooker', 'Cooker, freestanding', 14, 55, 'oven, stove, hob'],
    ['range_cooker', 'Range cooker', 30, 110, 'oven, stove, Aga, Rangemaster'],
    ['microwave', 'Microwave', 3, 14, 'oven'],
    ['wine_cooler', 'Wine cooler', 8, 40, 'wine fridge'],
    ['kitchen_table', 'Kitchen table', 20, 30, 'breakfast table'],
    ['kitchen_chair', 'Kitchen chair or stool', 4, 5, 'seat'],
    ['kitchen_trolley', 'Kitchen trolley or small island', 10, 25, 'cart, butcher’s block'],
    ['kitchen_bin', 'Kitchen bin', 3, 4, 'rubbish, pedal bin'],
    ['vacuum', 'Vacuum cleaner', 4, 8, 'hoover, Dyson, Henry'],
    ['ironing_board', 'Ironing board', 3, 6, 'iron'],
    ['small_appliance', 'Small appliance, boxed', 2, 6, 'toaster, kettle, coffee machine, mixer, air fryer, blender'],
  ],
  'Dining room': [
    ['dining_4', 'Dining table, 4 seats', 20, 35],
    ['dining_6', 'Dining table, 6 seats', 32, 55],
    ['dining_8', 'Dining table, 8 seats or extending', 42, 75, 'banquet'],
    ['dining_chair', 'Dining chair', 5, 6, 'seat'],
    ['dining_bench', 'Dining bench', 11, 20, 'seat'],
    ['bar_stool', 'Bar stool', 5, 8, 'breakfast stool, seat'],
    ['drinks_cab', 'Drinks cabinet or trolley', 13, 20, 'bar, cocktail cabinet'],
    ['dresser_welsh', 'Welsh dresser, 2 parts', 58, 90, 'kitchen dresser, hutch'],
    ['high_chair', 'High chair, folded', 6, 8, 'baby chair, highchair'],
  ],
  Office: [
    ['desk_s', 'Desk, small, up to 120 cm', 15, 25, 'computer table, workstation'],
    ['desk_m', 'Desk, medium, 140 to 160 cm', 22, 45, 'computer table, workstation'],
    ['desk_l', 'Desk, large', 33, 60, 'executive desk, computer table, workstation'],
    ['desk_standing', 'Standing desk, electric', 22, 55, 'sit-stand desk, height adjustable, workstation'],
    ['chair_office', 'Office chair', 10, 18, 'desk chair, swivel chair, gaming chair'],
    ['filing_2', 'Filing cabinet, 2 drawers, empty', 8, 30, 'file cabinet'],
    ['filing_4', 'Filing cabinet, 4 drawers, empty', 16, 45, 'file cabinet'],
    ['computer', 'Computer and monitor, boxed', 6, 18, 'PC, iMac, screen, desktop'],
    ['printer', 'Printer', 3, 12, 'scanner, copier'],
    ['shelving_unit', 'Shelving unit', 20, 40, 'shelves, Kallax, racking'],
    ['safe_small', 'Safe, small', 15, 90, 'strongbox'],
    ['whiteboard', 'Whiteboard or noticeboard', 3, 8, 'pin board, cork board'],
  ],
  'Boxes and packing': [
    ['box_s', 'Small box', 1.5, 15, 'book box, carton'],
    ['box_m', 'Medium box', 2.4, 14, 'carton, moving box'],
    ['box_l', 'Large box', 3.7, 15, 'carton, moving box'],
    ['box_xl', 'Extra-large box', 6, 12, 'linen box, duvet box, carton'],
    ['box_wardrobe', 'Wardrobe box with rail', 12, 20, 'hanging clothes, carton'],
    ['box_picture', 'Picture or mirror box', 3, 10, 'flat carton'],
    ['box_archive', 'Archive box', 1.3, 12, 'files, documents, carton'],
    ['crate', 'Plastic crate, 60 to 65 litres', 2.5, 18, 'tote, packing crate'],
    ['plastic_bin_l', 'Plastic storage box, large', 5, 15, 'tub, bin, tote, Really Useful Box'],
  ],
  'Garden, garage and gym': [
    ['bicycle', 'Bicycle', 8, 13, 'bike, cycle, e-bike'],
    ['bicycle_child', 'Child’s bicycle', 5, 9, 'kids bike, cycle, scooter, trike'],
    ['mower', 'Lawn mower', 10, 25, 'lawnmower, strimmer'],
    ['wheelbarrow', 'Wheelbarrow', 8, 14, 'barrow'],
    ['ladder_step', 'Step ladder', 5, 8, 'stepladder'],
    ['ladder_ext', 'Extending ladder', 10, 18],
    ['bbq', 'Barbecue', 14, 35, 'BBQ, grill'],
    ['garden_table', 'Garden table', 14, 20, 'patio table, outdoor'],
    ['garden_chair', 'Garden chair, stacking', 4, 4, 'patio chair, outdoor, deckchair'],
    ['garden_bench', 'Garden bench', 22, 30, 'patio, outdoor'],
    ['parasol', 'Parasol and base', 5, 20, 'umbrella, sunshade'],
    ['patio_heater', 'Patio heater', 15, 28, 'outdoor'],
    ['garden_box', 'Garden storage box', 14, 20, 'cushion box, outdoor'],
    ['plant_pot_l', 'Plant pot, large, empty', 8, 18, 'planter, flowerpot'],
    ['workbench', 'Workbench', 20, 45, 'work bench, garage'],
    ['tool_chest', 'Tool chest', 10, 35, 'toolbox, tools'],
    ['garden_tools', 'Garden tools, bundle', 8, 15, 'spade, rake, fork, hose'],
    ['treadmill', 'Treadmill, folded', 35, 75, 'running machine'],
    ['exercise_bike', 'Exercise bike', 26, 40, 'spin bike, Peloton, gym'],
    ['cross_trainer', 'Cross-trainer', 42, 75, 'elliptical, gym'],
    ['rowing_machine', 'Rowing machine', 22, 35, 'rower, gym'],
    ['weights_bench', 'Weights bench', 20, 40, 'gym'],
    ['weights', 'Weights, set', 3, 60, 'dumbbells, kettlebells, gym'],
    ['table_tennis', 'Table-tennis table, folded', 30, 70, 'ping pong'],
    ['pool_table', 'Pool table, 7 ft', 80, 285, 'snooker, billiards'],
  ],
  'Hall, bathroom and other': [
    ['coat_stand', 'Coat stand', 5, 8, 'hall stand, hat stand, coat rack'],
    ['shoe_rack', 'Shoe rack or cabinet', 6, 15, 'shoes'],
    ['laundry_basket', 'Laundry basket', 4, 4, 'hamper, linen basket'],
    ['bathroom_cab', 'Bathroom cabinet', 6, 15, 'medicine cabinet'],
    ['pushchair', 'Pushchair, folded', 8, 12, 'pram, buggy, stroller'],
    ['dog_crate', 'Dog crate, folded', 5, 15, 'pet cage, kennel'],
    ['cat_tree', 'Cat tree', 12, 22, 'scratching post'],
    ['bag_holdall', 'Bag or holdall', 4, 10, 'bin bag, duffel, rucksack, laundry bag'],
    ['golf_clubs', 'Golf clubs', 5, 12, 'golf bag'],
    ['guitar', 'Guitar in its case', 5, 6, 'bass, music, instrument, cello'],
    ['drum_kit', 'Drum kit, packed', 35, 60, 'drums, music, instrument'],
    ['wheelchair', 'Wheelchair, folded', 8, 18, 'mobility aid'],
    ['mobility_scooter', 'Mobility scooter', 30, 85, 'mobility aid'],
    ['xmas_tree', 'Christmas tree, boxed', 5, 10, 'xmas, decorations'],
  ],
};

export const FURNITURE: readonly CatalogueEntry[] = ROOMS.flatMap((room) =>
  BY_ROOM[room].map((row) => entry(room, row)),
);

const byId = new Map(FURNITURE.map((item) => [item.id, item]));

/** Returns the item with this id. Undefined for an own item ("custom_…") or one that is no longer listed. */
export const findFurniture = (id: string): CatalogueEntry | undefined => byId.get(id);

function entry(room: Room, [id, title, cubicFeet, kilograms, synonyms]: Row): CatalogueEntry {
  const item = { id, title, room, cubicFeet, kilograms };
  return synonyms === undefined ? item : { ...item, synonyms: synonyms.split(', ') };
}
