import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import type { FixedMovingPlan, MovingSpace, OrderLike, ServiceType, StorageSpace } from '@/lib/domain/order-types';
import { mainService, type BookableService } from '@/lib/domain/services/flows';
import { inWords } from '@/lib/domain/wording';
import { BRAND_FILES, MOVES_FILES, SERVICES_FILES } from './drawing-files';
import { LOADED_UNIT_DRAWINGS, PLAN_DRAWINGS, type Drawing } from './drawings';

/**
 * A drawing for mails: a PNG, because mail programs show no SVG. Its name never changes, since a mail opened in a year
 * still requests it. `width` and `height` are its displayed pixels. The file has twice as many each way.
 */
export type MailPicture = Drawing & {
  /** The source of the PNG: a file of public/drawings, or the plan whose van and crew are drawn for mails only. */
  readonly drawing: { readonly file: string } | { readonly plan: FixedMovingPlan };
};

type Drawn = Pick<OrderLike, 'movingSpace' | 'storageSpace'>;

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

const RETURN = drawn('return', SERVICES_FILES['storage-return']);
const CLEANING = drawn('cleaning', SERVICES_FILES.cleaning);

export const MAIL_PICTURES: readonly MailPicture[] = [
  ...Object.values(MOVES),
  ...Object.values(UNITS),
  RETURN,
  CLEANING,
];

const OF_SERVICES: Readonly<Record<BookableService, (order: Drawn) => MailPicture>> = {
  MOVING: ({ movingSpace }) => MOVES[movingSpace ?? 'custom'],
  // A collection into a unit that is already rented names no unit.
  STORAGE_COLLECTION: ({ storageSpace }) => (storageSpace ? UNITS[storageSpace] : MOVES.custom),
  STORAGE_RETURN: () => RETURN,
  CLEANING: () => CLEANING,
};

/**
 * Returns the picture of an order: its van, its unit or its rooms. Throws RangeError for services that are not booked
 * here.
 */
export const orderPicture = (order: Drawn, services: readonly ServiceType[]): MailPicture =>
  OF_SERVICES[mainService(services)](order);
