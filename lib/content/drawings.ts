import type {
  CleaningSpace,
  FixedMovingPlan,
  MovingAddOn,
  MovingSpace,
  OrderLike,
  StorageSpace,
} from '@/lib/domain/order-types';
import type { Avatars } from '@/lib/domain/reviews/listing';
import {
  AUDIENCES_FILES,
  AVATARS_FILES,
  BRAND_FILES,
  DAY_FILES,
  HERO_FILES,
  HOMES_FILES,
  ITEMS_FILES,
  MOVES_FILES,
  ROOMS_FILES,
  SERVICES_FILES,
  STEPS_FILES,
  UNITS_FILES,
  WIZARD_FILES,
} from './drawing-files';
import type { VisitKind } from '@/lib/domain/visits/states';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { inWords } from '@/lib/domain/wording';
import { FURNITURE, findFurniture } from '@/lib/domain/catalogue/furniture';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import * as families from './drawing-files';

/**
 * A drawing as a static file with a content hash in its name, which may be cached for ever. `width` and `height` are
 * the pixels it is drawn for, and reserve its box before the file loads. `alt` is empty where the text beside the
 * drawing says the same.
 */
export type Drawing = { readonly path: string; readonly width: number; readonly height: number; readonly alt: string };

export const HERO_STREET: Drawing = HERO_FILES['street-without-van'];
/** The street of the hero, cropped for one column. */
export const HERO_STREET_PHONE: Drawing = HERO_FILES['street-without-van-phone'];
/** The skyline behind the roofs of a wide street. */
export const HERO_SKYLINE: Drawing = HERO_FILES.skyline;
/** The van as a layer over the street, so that it can drive off. */
export const HERO_VAN: Drawing = HERO_FILES.van;

/**
 * The vans of each plan, cut open, with exactly the boxes of the plan. All share one scale: do not resize one alone.
 */
export const PLAN_DRAWINGS: Readonly<Record<MovingSpace, Drawing>> = {
  mini: MOVES_FILES['mini-move'],
  one_bedroom: MOVES_FILES['1-bed'],
  two_bedroom: MOVES_FILES['2-bed'],
  three_bedroom: MOVES_FILES['3-bed'],
  custom: MOVES_FILES.custom,
};

/** The pictures of the add-ons of a move. Decorative, since each stands beside its title. */
export const ADD_ON_DRAWINGS: Readonly<Record<MovingAddOn, Drawing>> = {
  PACKING: { ...SERVICES_FILES.packing, alt: '' },
  PACKING_MATERIALS: { ...SERVICES_FILES.materials, alt: '' },
  CLEANING: { ...SERVICES_FILES.cleaning, alt: '' },
  ASSEMBLING: { ...SERVICES_FILES.assembling, alt: '' },
};

/** The vans of each plan, empty, with the room of the plan marked in them: the first frame of the live drawing. */
export const PLAN_ROOM_DRAWINGS: Readonly<Record<FixedMovingPlan, Drawing>> = {
  mini: ROOMS_FILES['mini-move'],
  one_bedroom: ROOMS_FILES['1-bed'],
  two_bedroom: ROOMS_FILES['2-bed'],
  three_bedroom: ROOMS_FILES['3-bed'],
};

/** The open van for dark backgrounds. */
export const OPEN_VAN_ON_INK: Drawing = MOVES_FILES['2-bed-on-dark'];

export const STEP_DRAWINGS = STEPS_FILES satisfies Readonly<Record<string, Drawing>>;

/** Default pictures for the authors of reviews without a picture (REV-3). Their name stands beside it. */
export const AVATARS: Avatars = {
  Female: [
    AVATARS_FILES.baker.path,
    AVATARS_FILES.tenant.path,
    AVATARS_FILES.manager.path,
    AVATARS_FILES.nurse.path,
    AVATARS_FILES.designer.path,
    AVATARS_FILES.student.path,
    AVATARS_FILES.neighbour.path,
  ],
  Male: [
    AVATARS_FILES.partner.path,
    AVATARS_FILES.cyclist.path,
    AVATARS_FILES.guest.path,
    AVATARS_FILES.chef.path,
    AVATARS_FILES.grandfather.path,
    AVATARS_FILES.writer.path,
    AVATARS_FILES.owner.path,
  ],
};

/** The drawing of every empty unit, all to one scale. */
export const UNIT_DRAWINGS: Readonly<Record<StorageSpace, Drawing>> = {
  'Plan 3x3': UNITS_FILES['3x3-plain'],
  'Plan 3x5': UNITS_FILES['3x5-plain'],
  'Plan 6x4': UNITS_FILES['6x4-plain'],
  'Plan 6x6': UNITS_FILES['6x6-plain'],
  'Plan 8x6': UNITS_FILES['8x6-plain'],
  'Plan 9x8': UNITS_FILES['9x8-plain'],
  'Plan 12x8': UNITS_FILES['12x8-plain'],
  'Plan 15x10': UNITS_FILES['15x10-plain'],
  'Plan 20x10': UNITS_FILES['20x10-plain'],
  custom: UNITS_FILES['custom-plain'],
};

/** The drawing of every unit with its typical contents and measures. */
export const LOADED_UNIT_DRAWINGS: Readonly<Record<StorageSpace, Drawing>> = {
  'Plan 3x3': UNITS_FILES['3x3'],
  'Plan 3x5': UNITS_FILES['3x5'],
  'Plan 6x4': UNITS_FILES['6x4'],
  'Plan 6x6': UNITS_FILES['6x6'],
  'Plan 8x6': UNITS_FILES['8x6'],
  'Plan 9x8': UNITS_FILES['9x8'],
  'Plan 12x8': UNITS_FILES['12x8'],
  'Plan 15x10': UNITS_FILES['15x10'],
  'Plan 20x10': UNITS_FILES['20x10'],
  custom: UNITS_FILES.custom,
};

export const RETURN_DRAWING: Drawing = SERVICES_FILES['storage-return'];

/** The pictures of the home page: units, services, audiences. */
export const HOME_DRAWINGS = {
  'services/moving': SERVICES_FILES.moving,
  'services/storage': SERVICES_FILES.storage,
  'services/cleaning': SERVICES_FILES.cleaning,
  'services/packing': SERVICES_FILES.packing,
  'services/materials': SERVICES_FILES.materials,
  'services/unpacking': SERVICES_FILES.unpacking,
  'services/assembling': SERVICES_FILES.assembling,
  'services/shipping': SERVICES_FILES.shipping,
  'services/disposal': SERVICES_FILES.disposal,
  'units/3x3': UNITS_FILES['3x3'],
  'units/3x5': UNITS_FILES['3x5'],
  'units/6x4': UNITS_FILES['6x4'],
  'units/6x6': UNITS_FILES['6x6'],
  'units/8x6': UNITS_FILES['8x6'],
  'units/9x8': UNITS_FILES['9x8'],
  'units/12x8': UNITS_FILES['12x8'],
  'units/custom': UNITS_FILES.custom,
  'units/custom-plain': UNITS_FILES['custom-plain'],
  'units/3x3-plain': UNITS_FILES['3x3-plain'],
  'units/3x5-plain': UNITS_FILES['3x5-plain'],
  'units/6x4-plain': UNITS_FILES['6x4-plain'],
  'units/6x6-plain': UNITS_FILES['6x6-plain'],
  'units/8x6-plain': UNITS_FILES['8x6-plain'],
  'units/9x8-plain': UNITS_FILES['9x8-plain'],
  'units/12x8-plain': UNITS_FILES['12x8-plain'],
  'audiences/students': AUDIENCES_FILES.students,
  'audiences/business': AUDIENCES_FILES.business,
  'audiences/drivers': AUDIENCES_FILES.drivers,
  'audiences/partners': AUDIENCES_FILES.partners,
} as const satisfies Readonly<Record<string, Drawing>>;

/** The drawing of each clean. A larger home is drawn as the largest. */
export const CLEANING_DRAWINGS: Readonly<Record<CleaningSpace, Drawing>> = {
  one_bedroom: HOMES_FILES['1-bed'],
  two_bedroom: HOMES_FILES['2-bed'],
  three_bedroom: HOMES_FILES['3-bed'],
  custom: HOMES_FILES['3-bed'],
};

/** The drawing beside a list that several people fill with the payments of each. */
export const SHARED_LIST_DRAWING: Drawing = SERVICES_FILES.moving;

/** The drawing beside the price where the page also draws the order in its van. */
export const PRICE_DRAWING: Drawing = WIZARD_FILES.check;

type Pictures =
  | { readonly street: Drawing; readonly van: Drawing; readonly ends: readonly ['home' | 'store', 'home' | 'store'] }
  | { readonly rooms: Drawing };

const { van } = DAY_FILES;

/** Returns the drawings for a visit on its day: the street of the trip, or the rooms of a clean. */
export function dayPictures(kind: VisitKind, { cleaningSpace }: Pick<OrderLike, 'cleaningSpace'>): Pictures {
  switch (kind) {
    case 'move':
      return { street: DAY_FILES['home-to-home'], van, ends: ['home', 'home'] };
    case 'collection':
      return { street: DAY_FILES['home-to-store'], van, ends: ['home', 'store'] };
    case 'return':
      return { street: DAY_FILES['store-to-home'], van, ends: ['store', 'home'] };
    case 'clean':
      return { rooms: CLEANING_DRAWINGS[cleaningSpace ?? 'custom'] };
  }
}

/**
 * Returns the drawings of the moving flow: the add-ons, the vans of the plans, full and with their room marked, and the
 * catalogue's items.
 */
export const movingPictures = () => ({
  addOnPictures: ADD_ON_DRAWINGS,
  itemPictures: popularItemPictures(),
  planPictures: PLAN_DRAWINGS,
  roomPictures: PLAN_ROOM_DRAWINGS,
});

/** Matches the path of a drawing: "/drawings/units/6x4.701983bd.svg" is the file of "units/6x4". */
const FILE = /^\/drawings\/(.+)\.[0-9a-f]+\.svg$/;

const byId: ReadonlyMap<string, Drawing> = new Map(
  Object.values<Readonly<Record<string, Drawing>>>(families)
    .flatMap((family) => Object.values(family))
    .map((drawing) => [FILE.exec(drawing.path)?.[1] ?? drawing.path, drawing]),
);

/**
 * Returns any drawing by its id in the catalogue, for texts that name drawings. Build time only. Throws RangeError for
 * an unknown id.
 */
export function drawingById(id: string): Drawing {
  const drawing = byId.get(id);
  if (!drawing) throw new RangeError(`There is no drawing "${id}": see /ui/drawings`);
  return drawing;
}

/**
 * A drawing for mails: a PNG, because mail programs show no SVG. Its name never changes, since a mail opened in a year
 * still requests it. `width` and `height` are its displayed pixels. The file has twice as many each way.
 */
export type MailPicture = Drawing & {
  /** The source of the PNG: a file of public/drawings, or the plan whose van and crew are drawn for mails only. */
  readonly drawing: { readonly file: string } | { readonly plan: FixedMovingPlan };
};

/** The displayed size in pixels: as wide as the card of a mail. */
const MAIL_PICTURE_SIZE = { width: 552, height: 240 } as const;

const picture = (name: string, drawing: MailPicture['drawing'], alt: string): MailPicture => ({
  path: `/mails/${name}.png`,
  ...MAIL_PICTURE_SIZE,
  alt,
  drawing,
});

const drawn = (name: string, { path: file, alt }: Drawing): MailPicture => picture(name, { file }, alt);

/** Returns the picture of a plan's van: "Van, cut open: 30 boxes and a sofa; two movers stand beside". */
const move = (name: string, plan: FixedMovingPlan): MailPicture =>
  picture(name, { plan }, `${PLAN_DRAWINGS[plan].alt}; ${inWords(PLAN_CAPACITY[plan].movers)} movers stand beside`);

/** The displayed size in pixels of an order's own drawing: a list of items needs more room than a stock drawing. */
export const OWN_DRAWING_SIZE = { width: MAIL_PICTURE_SIZE.width, height: 300 } as const;

/** The logo beside the name in the first line of a mail. */
export const MAIL_MARK: MailPicture = {
  path: '/mails/mark.png',
  width: 40,
  height: 45,
  alt: 'S',
  drawing: { file: BRAND_FILES.mark.path },
};

const MOVES: Readonly<Record<MovingSpace, MailPicture>> = {
  mini: move('move-mini', 'mini'),
  one_bedroom: move('move-1-bed', 'one_bedroom'),
  two_bedroom: move('move-2-bed', 'two_bedroom'),
  three_bedroom: move('move-3-bed', 'three_bedroom'),
  custom: picture('move-custom', { file: MOVES_FILES.custom.path }, 'A ticked list, an armchair, a lamp and boxes'),
};

const UNITS: Readonly<Record<StorageSpace, MailPicture>> = {
  'Plan 3x3': drawn('unit-3x3', LOADED_UNIT_DRAWINGS['Plan 3x3']),
  'Plan 3x5': drawn('unit-3x5', LOADED_UNIT_DRAWINGS['Plan 3x5']),
  'Plan 6x4': drawn('unit-6x4', LOADED_UNIT_DRAWINGS['Plan 6x4']),
  'Plan 6x6': drawn('unit-6x6', LOADED_UNIT_DRAWINGS['Plan 6x6']),
  'Plan 8x6': drawn('unit-8x6', LOADED_UNIT_DRAWINGS['Plan 8x6']),
  'Plan 9x8': drawn('unit-9x8', LOADED_UNIT_DRAWINGS['Plan 9x8']),
  'Plan 12x8': drawn('unit-12x8', LOADED_UNIT_DRAWINGS['Plan 12x8']),
  'Plan 15x10': drawn('unit-15x10', LOADED_UNIT_DRAWINGS['Plan 15x10']),
  'Plan 20x10': drawn('unit-20x10', LOADED_UNIT_DRAWINGS['Plan 20x10']),
  custom: drawn('unit-custom', LOADED_UNIT_DRAWINGS.custom),
};

/** The picture of an order in its mails: its van, its unit or its rooms. */
export const MAIL_DRAWINGS = {
  moves: MOVES,
  units: UNITS,
  return: drawn('return', SERVICES_FILES['storage-return']),
  clean: drawn('cleaning', SERVICES_FILES.cleaning),
} as const;

const { moves, units, ...others } = MAIL_DRAWINGS;
export const MAIL_PICTURES: readonly MailPicture[] = [moves, units, others].flatMap((each) => Object.values(each));

/** The drawings of items as the picker shows them, to one scale. item-drawings.ts maps items to drawings. */
export const PIECES = ITEMS_FILES satisfies Readonly<Record<string, Drawing>>;

type Piece = keyof typeof PIECES;

/** The items whose drawing has a shorter name than their id: the drawing stands for the whole kind. */
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

/** Returns the name of an item's drawing: its id unless NAMES has another. */
export const pieceOf = (itemId: string): string => NAMES[itemId] ?? itemId.replaceAll('_', '-');

/** Returns the drawing of a catalogue item. Null for an item that is not in the catalogue. */
export function itemDrawing(itemId: string): Drawing | null {
  const name = pieceOf(itemId);
  return findFurniture(itemId) && isPiece(name) ? PIECES[name] : null;
}

const ITEM_FILE = /^\/drawings\/items\/(.+)\.svg$/;

/**
 * Returns the drawings of the catalogue's items: id, file name without folder and extension, width and height in
 * pixels. `npm run drawings` writes them into lib/item-pictures.ts, which is loaded with the whole list.
 */
export function itemPictures() {
  return FURNITURE.flatMap(({ id }) => {
    const { path, width, height } = itemDrawing(id) ?? { path: '', width: 0, height: 0 };
    const file = ITEM_FILE.exec(path)?.[1];
    return file === undefined ? [] : [[id, file, Math.round(width), Math.round(height)] as const];
  });
}

/** Returns the drawings of the popular items, which the page includes from the start. */
export function popularItemPictures() {
  const popular = new Set(popularItems().map(({ id }) => id));
  return itemPictures().filter(([id]) => popular.has(id));
}
