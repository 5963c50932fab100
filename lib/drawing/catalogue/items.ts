import type { Vec3 } from '../geometry/vector';
import { fridge, television, televisionUnit, washer } from '../kit/appliances';
import { bed, mattressUpright } from '../kit/beds';
import { bedside, bookcase, drawers, filingCabinet, wardrobe } from '../kit/cabinets';
import { carton, crate, pictureCarton, wardrobeCarton } from '../kit/cartons';
import * as bedroom from '../kit/items/bedroom';
import * as kitchen from '../kit/items/kitchen';
import * as outdoors from '../kit/items/outdoors';
import * as hall from '../kit/items/hall';
import * as livingRoom from '../kit/items/living-room';
import * as office from '../kit/items/office';
import { stretchTo } from '../kit/parts';
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
  'sofa-corner': livingRoom.cornerSofa(),
  'sofa-bed': stretchTo(livingRoom.sofaBed(), [6.2, 3.1, 2.7]),
  futon: livingRoom.futon(),
  armchair: stretchTo(armchair(), [2.6, 2.6, 2.4]),
  recliner: livingRoom.recliner(),
  footstool: livingRoom.footstool(),
  'ottoman-store': livingRoom.ottomanChest(),
  'coffee-table': livingRoom.coffeeTable(),
  'side-table': livingRoom.sideTable(),
  'nest-tables': livingRoom.nestOfTables(),
  'console-table': livingRoom.consoleTable(),
  'tv-stand': stretchTo(televisionUnit(), [4.6, 1.3, 1.6]),
  'tv-small': stretchTo(television(), [2.6, 0.6, 1.7]),
  tv: stretchTo(television(), [4.2, 0.6, 2.5]),
  'tv-large': stretchTo(television(), [5, 0.6, 3]),
  'bookcase-s': bookcase(1.7, 6.2),
  bookcase: bookcase(2.7, 6.2),
  sideboard: livingRoom.sideboard(),
  'display-cab': livingRoom.displayCabinet(),
  bureau: livingRoom.bureau(),
  hifi: livingRoom.hifi(),
  speakers: stretchTo(livingRoom.speakers(), [1.9, 1.3, 3.6]),
  lamp: lamp(),
  'lamp-table': livingRoom.tableLamp(),
  'rug-s': stretchTo(rugRoll(5.2, clay), [5.2, 0.8, 0.8]),
  'rug-l': stretchTo(rugRoll(7.4, petrol), [7.4, 1, 1]),
  'picture-s': livingRoom.picture(),
  'picture-l': livingRoom.largeMirror(),
  'grandfather-clock': livingRoom.grandfatherClock(),
  piano: stretchTo(piano(), [4.9, 2.1, 4.2]),
  'piano-baby-grand': babyGrand(),
  'piano-digital': digitalPiano(),
  'fire-electric': livingRoom.electricFire(),
  'fish-tank': livingRoom.fishTank(),
  'plant-s': pottedPlant({ height: 2.4, material: mustard }),
  plant: pottedPlant(),
  curtains: livingRoom.curtainBundle(),
} as const satisfies Readonly<Record<string, Piece>>;

/** Beds are drawn assembled. They travel dismantled, but nobody would recognise them. */
const BEDROOM = {
  'bed-single': bed(3, { duvet: petrol }),
  'bed-small-double': bed(4, { duvet: mustard }),
  'double-bed': bed(4.5),
  'bed-king': bed(5, { frame: walnut, duvet: clay }),
  'bed-superking': bed(6, { frame: slate, duvet: mist }),
  'bed-ottoman': bedroom.ottomanBed(),
  bunk: bedroom.bunkBeds(),
  daybed: bedroom.dayBed(),
  'mattress-s': stretchTo(mattressUpright(6.3, 3), [6.3, 0.6, 3]),
  mattress: stretchTo(mattressUpright(6.3, 4.5), [6.3, 0.7, 4.5]),
  'mattress-k': stretchTo(mattressUpright(6.5, 5), [6.5, 0.7, 5]),
  'wardrobe-1': stretchTo(wardrobe(2), [2, 1.8, 6.2]),
  wardrobe: stretchTo(wardrobe(3.2), [3, 1.8, 6.2]),
  'wardrobe-3': stretchTo(wardrobe(4.8, walnut, 6.6, 3), [4.8, 1.9, 6.5]),
  'wardrobe-flat': bedroom.flatWardrobe(),
  'wardrobe-fabric': bedroom.fabricWardrobe(),
  'drawers-s': stretchTo(drawers(2.5, 3, oak, 3), [2.5, 1.4, 3]),
  drawers: stretchTo(drawers(3, 3.8, walnut, 5), [3, 1.6, 3.8]),
  bedside: stretchTo(bedside(), [1.4, 1.3, 1.9]),
  'dressing-table': bedroom.dressingTable(),
  'mirror-floor': livingRoom.fullLengthMirror(),
  cot: bedroom.cot(),
  'changing-unit': bedroom.changingUnit(),
  toybox: bedroom.toyBox(),
  'kids-wardrobe': bedroom.childsWardrobe(),
  'dolls-house': bedroom.dollsHouse(),
  'clothes-rail': clothesRail(),
  suitcase: suitcase(),
} as const satisfies Readonly<Record<string, Piece>>;

const KITCHEN = {
  'fridge-under': kitchen.smallFridge(),
  fridge: stretchTo(fridge(), [2, 2, 5.8]),
  'fridge-american': kitchen.americanFridge(),
  'freezer-chest-s': kitchen.chestFreezer(3, 1.9),
  'freezer-chest-l': kitchen.chestFreezer(4.8, 2.3),
  'freezer-upright': kitchen.uprightFreezer(),
  washer: washer(),
  dryer: kitchen.laundry('dryer'),
  'washer-dryer': kitchen.laundry('both'),
  dishwasher: kitchen.dishwasher(2, 2, 2.8),
  'dishwasher-slim': kitchen.dishwasher(1.5, 1.9, 2.7),
  cooker: kitchen.cooker(),
  'range-cooker': kitchen.rangeCooker(),
  microwave: kitchen.microwave(),
  'wine-cooler': kitchen.wineCooler(),
  'kitchen-table': table(3.8, 2.1, white, 2.4),
  'kitchen-chair': chair(white),
  'kitchen-trolley': kitchen.kitchenTrolley(),
  'kitchen-bin': kitchen.kitchenBin(),
  vacuum: kitchen.vacuumCleaner(),
  'ironing-board': kitchen.ironingBoard(),
  'small-appliance': kitchen.boxedAppliance(),
  'dining-4': table(3.9, 2.2, oak, 2.4),
  table: table(5, 2.8),
  'dining-8': table(6.4, 3, walnut),
  chair: chair(oak, sage),
  'dining-bench': kitchen.diningBench(),
  'bar-stool': kitchen.barStool(),
  'drinks-cab': kitchen.drinksTrolley(),
  'dresser-welsh': kitchen.welshDresser(),
  'high-chair': bedroom.highChair(),
} as const satisfies Readonly<Record<string, Piece>>;

const OFFICE = {
  'desk-s': stretchTo(desk(3.7), [3.7, 1.8, 2.4]),
  desk: stretchTo(desk(4.6), [4.6, 1.9, 2.4]),
  'desk-l': stretchTo(desk(5.6, walnut), [5.6, 2.3, 2.4]),
  'desk-standing': office.standingDesk(),
  'office-chair': officeChair(),
  'filing-2': office.lowFilingCabinet(),
  'filing-cabinet': filingCabinet(),
  computer: office.computer(),
  printer: office.printer(),
  shelves: stretchTo(metalShelves(), [2.6, 1.3, 5.2]),
  'safe-small': office.safe(),
  whiteboard: livingRoom.whiteboard(),
} as const satisfies Readonly<Record<string, Piece>>;

const BOXES = {
  'box-s': carton(1.3, 1.1, 1, { tape: 'y' }),
  box: carton(1.5, 1.2, 1.2),
  'box-l': carton(1.6, 1.5, 1.4, { grip: true }),
  'box-xl': carton(2, 1.7, 1.6, { grip: true, sticker: true }),
  'wardrobe-box': stretchTo(wardrobeCarton(), [1.7, 1.6, 3.9]),
  'picture-box': stretchTo(pictureCarton(), [3.2, 0.3, 2.6]),
  'box-archive': office.archiveBox(),
  crate: crate(petrol, [2, 1.3, 0.95]),
  'plastic-box': crate(mist, [2.4, 1.5, 1.35]),
} as const satisfies Readonly<Record<string, Piece>>;

const OUTDOORS = {
  bicycle: bicycle(),
  'bicycle-child': outdoors.childsBicycle(),
  mower: outdoors.lawnMower(),
  wheelbarrow: outdoors.wheelbarrow(),
  'ladder-step': outdoors.stepLadder(),
  'ladder-ext': outdoors.extendingLadder(),
  bbq: outdoors.barbecue(),
  'garden-table': stretchTo(outdoors.gardenTable(), [3.4, 2.1, 2.3]),
  'garden-chair': outdoors.gardenChair(),
  'garden-bench': outdoors.gardenBench(),
  parasol: outdoors.parasol(),
  'patio-heater': outdoors.patioHeater(),
  'garden-box': outdoors.gardenBox(),
  'plant-pot-l': outdoors.plantPot(),
  workbench: outdoors.workbench(),
  'tool-chest': outdoors.toolChest(),
  'garden-tools': outdoors.gardenTools(),
  treadmill: hall.treadmill(),
  'exercise-bike': hall.exerciseBike(),
  'cross-trainer': hall.crossTrainer(),
  'rowing-machine': hall.rowingMachine(),
  'weights-bench': hall.weightsBench(),
  weights: hall.weights(),
  'table-tennis': hall.tableTennis(),
  'pool-table': hall.poolTable(),
} as const satisfies Readonly<Record<string, Piece>>;

const HALL = {
  'coat-stand': hall.coatStand(),
  'shoe-rack': hall.shoeRack(),
  'laundry-basket': hall.laundryBasket(),
  'bathroom-cab': hall.bathroomCabinet(),
  pushchair: outdoors.pushchair(),
  'dog-crate': hall.dogCrate(),
  'cat-tree': hall.catTree(),
  'bag-holdall': hall.holdall(),
  'golf-clubs': hall.golfClubs(),
  guitar: hall.guitarCase(),
  'drum-kit': hall.drumKit(),
  wheelchair: outdoors.wheelchair(),
  'mobility-scooter': outdoors.mobilityScooter(),
  'xmas-tree': outdoors.christmasTree(),
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
