import type { Vec3 } from '../geometry/vector';
import { fridge, television, televisionUnit, washer } from '../kit/appliances';
import { bed, mattressUpright } from '../kit/beds';
import { bedside, bookcase, drawers, filingCabinet, wardrobe } from '../kit/cabinets';
import { carton, crate, pictureCarton, wardrobeCarton } from '../kit/cartons';
import { bunkBeds, dayBed, ottomanBed } from '../kit/items/beds';
import { americanFridge, chestFreezer, smallFridge, uprightFreezer, wineCooler } from '../kit/items/cold';
import { boxedAppliance, cooker, microwave, rangeCooker } from '../kit/items/cookers';
import { barStool, diningBench, drinksTrolley, welshDresser } from '../kit/items/dining';
import { poolTable, tableTennis } from '../kit/items/games';
import { barbecue, gardenBench, gardenBox, gardenChair, gardenTable, parasol, patioHeater } from '../kit/items/garden';
import { crossTrainer, exerciseBike, rowingMachine, treadmill, weights, weightsBench } from '../kit/items/gym';
import { bathroomCabinet, coatStand, shoeRack } from '../kit/items/hall';
import { curtainBundle, electricFire, fishTank, grandfatherClock } from '../kit/items/hearth';
import { ironingBoard, kitchenBin, kitchenTrolley, vacuumCleaner } from '../kit/items/kitchen-things';
import { dishwasher, laundry } from '../kit/items/laundry';
import { golfClubs, holdall, laundryBasket } from '../kit/items/luggage';
import { hifi, speakers, tableLamp } from '../kit/items/media';
import { drumKit, guitarCase } from '../kit/items/music';
import { changingUnit, childsWardrobe, cot, dollsHouse, highChair, toyBox } from '../kit/items/nursery';
import { archiveBox, computer, lowFilingCabinet, printer, safe, standingDesk } from '../kit/items/office';
import { stretchTo } from '../kit/items/parts';
import { catTree, dogCrate } from '../kit/items/pets';
import { fullLengthMirror, largeMirror, picture, whiteboard } from '../kit/items/pictures';
import { christmasTree, gardenTools, plantPot } from '../kit/items/planting';
import { cornerSofa, footstool, futon, ottomanChest, recliner, sofaBed } from '../kit/items/seats';
import { bureau, displayCabinet, sideboard } from '../kit/items/sideboards';
import { coffeeTable, consoleTable, nestOfTables, sideTable } from '../kit/items/small-tables';
import { dressingTable, fabricWardrobe, flatWardrobe } from '../kit/items/wardrobes';
import { childsBicycle, lawnMower, mobilityScooter, pushchair, wheelbarrow, wheelchair } from '../kit/items/wheeled';
import { extendingLadder, stepLadder, toolChest, workbench } from '../kit/items/workshop';
import { bubbleRoll, mattressBag, paperPack, tapeRolls } from '../kit/materials';
import { babyGrand, digitalPiano, piano } from '../kit/pianos';
import { pottedPlant } from '../kit/plants';
import { armchair, chair, officeChair, sofa } from '../kit/seating';
import { clothesRail, metalShelves } from '../kit/shelving';
import { desk, table } from '../kit/tables';
import { bicycle, lamp, rugRoll, suitcase } from '../kit/things';
import { clay, mist, mustard, oak, petrol, sage, slate, walnut, white } from '../palette';
import { placePiece, type Piece } from '../piece';
import { Scene } from '../render/scene';
import type { CatalogueEntry } from './entry';

/** Furniture and what stands about in rooms. */
const LIVING = {
  'sofa-2': stretchTo(sofa(4.7, clay, { seats: 2 }), [4.7, 2.8, 2.3]),
  sofa: stretchTo(sofa(6.2, petrol, { seats: 3, cushion: mustard }), [6.2, 2.8, 2.4]),
  'sofa-4': stretchTo(sofa(7.4, sage, { seats: 4 }), [7.4, 2.9, 2.5]),
  'sofa-corner': cornerSofa(),
  'sofa-bed': stretchTo(sofaBed(), [6.2, 3.1, 2.7]),
  futon: futon(),
  armchair: stretchTo(armchair(), [2.6, 2.6, 2.4]),
  recliner: recliner(),
  footstool: footstool(),
  'ottoman-store': ottomanChest(),
  'coffee-table': coffeeTable(),
  'side-table': sideTable(),
  'nest-tables': nestOfTables(),
  'console-table': consoleTable(),
  'tv-stand': stretchTo(televisionUnit(), [4.6, 1.3, 1.6]),
  'tv-small': stretchTo(television(), [2.6, 0.6, 1.7]),
  tv: stretchTo(television(), [4.2, 0.6, 2.5]),
  'tv-large': stretchTo(television(), [5, 0.6, 3]),
  'bookcase-s': bookcase(1.7, 6.2),
  bookcase: bookcase(2.7, 6.2),
  sideboard: sideboard(),
  'display-cab': displayCabinet(),
  bureau: bureau(),
  hifi: hifi(),
  speakers: stretchTo(speakers(), [1.9, 1.3, 3.6]),
  lamp: lamp(),
  'lamp-table': tableLamp(),
  'rug-s': stretchTo(rugRoll(5.2, clay), [5.2, 0.8, 0.8]),
  'rug-l': stretchTo(rugRoll(7.4, petrol), [7.4, 1, 1]),
  'picture-s': picture(),
  'picture-l': largeMirror(),
  'grandfather-clock': grandfatherClock(),
  piano: stretchTo(piano(), [4.9, 2.1, 4.2]),
  'piano-baby-grand': babyGrand(),
  'piano-digital': digitalPiano(),
  'fire-electric': electricFire(),
  'fish-tank': fishTank(),
  'plant-s': pottedPlant({ height: 2.4, material: mustard }),
  plant: pottedPlant(),
  curtains: curtainBundle(),
} as const satisfies Readonly<Record<string, Piece>>;

/** Beds are drawn assembled. They travel dismantled, but nobody would recognise them. */
const BEDROOM = {
  'bed-single': bed(3, { duvet: petrol }),
  'bed-small-double': bed(4, { duvet: mustard }),
  'double-bed': bed(4.5),
  'bed-king': bed(5, { frame: walnut, duvet: clay }),
  'bed-superking': bed(6, { frame: slate, duvet: mist }),
  'bed-ottoman': ottomanBed(),
  bunk: bunkBeds(),
  daybed: dayBed(),
  'mattress-s': stretchTo(mattressUpright(6.3, 3), [6.3, 0.6, 3]),
  mattress: stretchTo(mattressUpright(6.3, 4.5), [6.3, 0.7, 4.5]),
  'mattress-k': stretchTo(mattressUpright(6.5, 5), [6.5, 0.7, 5]),
  'wardrobe-1': stretchTo(wardrobe(2), [2, 1.8, 6.2]),
  wardrobe: stretchTo(wardrobe(3.2), [3, 1.8, 6.2]),
  'wardrobe-3': stretchTo(wardrobe(4.8, walnut, 6.6, 3), [4.8, 1.9, 6.5]),
  'wardrobe-flat': flatWardrobe(),
  'wardrobe-fabric': fabricWardrobe(),
  'drawers-s': stretchTo(drawers(2.5, 3, oak, 3), [2.5, 1.4, 3]),
  drawers: stretchTo(drawers(3, 3.8, walnut, 5), [3, 1.6, 3.8]),
  bedside: stretchTo(bedside(), [1.4, 1.3, 1.9]),
  'dressing-table': dressingTable(),
  'mirror-floor': fullLengthMirror(),
  cot: cot(),
  'changing-unit': changingUnit(),
  toybox: toyBox(),
  'kids-wardrobe': childsWardrobe(),
  'dolls-house': dollsHouse(),
  'clothes-rail': clothesRail(),
  suitcase: suitcase(),
} as const satisfies Readonly<Record<string, Piece>>;

const KITCHEN = {
  'fridge-under': smallFridge(),
  fridge: stretchTo(fridge(), [2, 2, 5.8]),
  'fridge-american': americanFridge(),
  'freezer-chest-s': chestFreezer(3, 1.9),
  'freezer-chest-l': chestFreezer(4.8, 2.3),
  'freezer-upright': uprightFreezer(),
  washer: washer(),
  dryer: laundry('dryer'),
  'washer-dryer': laundry('both'),
  dishwasher: dishwasher(2, 2, 2.8),
  'dishwasher-slim': dishwasher(1.5, 1.9, 2.7),
  cooker: cooker(),
  'range-cooker': rangeCooker(),
  microwave: microwave(),
  'wine-cooler': wineCooler(),
  'kitchen-table': table(3.8, 2.1, white, 2.4),
  'kitchen-chair': chair(white),
  'kitchen-trolley': kitchenTrolley(),
  'kitchen-bin': kitchenBin(),
  vacuum: vacuumCleaner(),
  'ironing-board': ironingBoard(),
  'small-appliance': boxedAppliance(),
  'dining-4': table(3.9, 2.2, oak, 2.4),
  table: table(5, 2.8),
  'dining-8': table(6.4, 3, walnut),
  chair: chair(oak, sage),
  'dining-bench': diningBench(),
  'bar-stool': barStool(),
  'drinks-cab': drinksTrolley(),
  'dresser-welsh': welshDresser(),
  'high-chair': highChair(),
} as const satisfies Readonly<Record<string, Piece>>;

const OFFICE = {
  'desk-s': stretchTo(desk(3.7), [3.7, 1.8, 2.4]),
  desk: stretchTo(desk(4.6), [4.6, 1.9, 2.4]),
  'desk-l': stretchTo(desk(5.6, walnut), [5.6, 2.3, 2.4]),
  'desk-standing': standingDesk(),
  'office-chair': officeChair(),
  'filing-2': lowFilingCabinet(),
  'filing-cabinet': filingCabinet(),
  computer: computer(),
  printer: printer(),
  shelves: stretchTo(metalShelves(), [2.6, 1.3, 5.2]),
  'safe-small': safe(),
  whiteboard: whiteboard(),
} as const satisfies Readonly<Record<string, Piece>>;

const BOXES = {
  'box-s': carton(1.3, 1.1, 1, { tape: 'y' }),
  box: carton(1.5, 1.2, 1.2),
  'box-l': carton(1.6, 1.5, 1.4, { grip: true }),
  'box-xl': carton(2, 1.7, 1.6, { grip: true, sticker: true }),
  'wardrobe-box': stretchTo(wardrobeCarton(), [1.7, 1.6, 3.9]),
  'picture-box': stretchTo(pictureCarton(), [3.2, 0.3, 2.6]),
  'box-archive': archiveBox(),
  crate: crate(petrol, [2, 1.3, 0.95]),
  'plastic-box': crate(mist, [2.4, 1.5, 1.35]),
} as const satisfies Readonly<Record<string, Piece>>;

const OUTDOORS = {
  bicycle: bicycle(),
  'bicycle-child': childsBicycle(),
  mower: lawnMower(),
  wheelbarrow: wheelbarrow(),
  'ladder-step': stepLadder(),
  'ladder-ext': extendingLadder(),
  bbq: barbecue(),
  'garden-table': stretchTo(gardenTable(), [3.4, 2.1, 2.3]),
  'garden-chair': gardenChair(),
  'garden-bench': gardenBench(),
  parasol: parasol(),
  'patio-heater': patioHeater(),
  'garden-box': gardenBox(),
  'plant-pot-l': plantPot(),
  workbench: workbench(),
  'tool-chest': toolChest(),
  'garden-tools': gardenTools(),
  treadmill: treadmill(),
  'exercise-bike': exerciseBike(),
  'cross-trainer': crossTrainer(),
  'rowing-machine': rowingMachine(),
  'weights-bench': weightsBench(),
  weights: weights(),
  'table-tennis': tableTennis(),
  'pool-table': poolTable(),
} as const satisfies Readonly<Record<string, Piece>>;

const HALL = {
  'coat-stand': coatStand(),
  'shoe-rack': shoeRack(),
  'laundry-basket': laundryBasket(),
  'bathroom-cab': bathroomCabinet(),
  pushchair: pushchair(),
  'dog-crate': dogCrate(),
  'cat-tree': catTree(),
  'bag-holdall': holdall(),
  'golf-clubs': golfClubs(),
  guitar: guitarCase(),
  'drum-kit': drumKit(),
  wheelchair: wheelchair(),
  'mobility-scooter': mobilityScooter(),
  'xmas-tree': christmasTree(),
} as const satisfies Readonly<Record<string, Piece>>;

/** All items of the site's catalogue as pieces of their own, in feet. */
export const ITEM_PIECES = { ...LIVING, ...BEDROOM, ...KITCHEN, ...OFFICE, ...BOXES, ...OUTDOORS, ...HALL };
export type ItemPiece = keyof typeof ITEM_PIECES;

/**
 * Width, depth and height of each drawn item, in feet.
 * @internal
 */
export const ITEM_SIZES = Object.fromEntries(
  Object.entries(ITEM_PIECES).map(([name, { size }]) => [name, size]),
) as Readonly<Record<ItemPiece, Vec3>>;

/** Pixels per foot, the same for all pieces, so that a wardrobe is taller than a chair. */
const SCALE = 15.6;
const SHADOW_HEIGHT = 2.4;

/** The packing materials for sale other than boxes, in the scale of the pieces. */
const MATERIALS_SOLD = {
  bubble: bubbleRoll(1.8, 0.55),
  'mattress-bag': mattressBag(),
  paper: paperPack(),
  tape: tapeRolls(),
} as const satisfies Readonly<Record<string, Piece>>;

/** Returns the entry of a single item. `alt` is empty, because the page names the item beside it. */
const alone = (piece: Piece): CatalogueEntry => ({
  draw: () =>
    new Scene({ scale: SCALE }).add(placePiece(piece, [0, 0, 0], 0, { shadow: true, shadowHeight: SHADOW_HEIGHT })),
  alt: '',
  margin: 4,
  density: 3,
});

export const ITEM_DRAWINGS = Object.fromEntries(
  Object.entries(ITEM_PIECES).map(([name, piece]) => [`items/${name}`, alone(piece)]),
) as Readonly<Record<`items/${ItemPiece}`, CatalogueEntry>>;

export const MATERIAL_DRAWINGS = Object.fromEntries(
  Object.entries(MATERIALS_SOLD).map(([name, piece]) => [`materials/${name}`, alone(piece)]),
) as Readonly<Record<`materials/${keyof typeof MATERIALS_SOLD}`, CatalogueEntry>>;
