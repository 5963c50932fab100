import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { mainService, type BookableService } from '@/lib/domain/services/flows';
import type { FixedMovingPlan, MovingSpace, OrderLike, ServiceType, StorageSpace } from '@/lib/domain/vocabulary';
import { inWords } from '@/lib/domain/wording';
import { BRAND_FILES, MOVES_FILES, SERVICES_FILES } from './drawing-files';
import { PLAN_DRAWINGS, type Drawing } from './drawings';
import { LOADED_UNIT_DRAWINGS } from './storage-pictures';

/**
 * A drawing as mails show it: a PNG, because mail programs show no SVG. Its name never changes, since a mail that is read
 * in a year asks for it then. `width` and `height` are the pixels it takes; the file has twice as many each way.
 */
export type MailPicture = Drawing & {
  /** The drawing that it is made of: a file of public/drawings, or the plan whose van and crew are drawn for mails alone. */
  readonly drawing: { readonly file: string } | { readonly plan: FixedMovingPlan };
};

type Drawn = Pick<OrderLike, 'movingSpace' | 'storageSpace'>;

/** Pixels: as wide as the card of a mail holds. */
const MAIL_PICTURE_SIZE = { width: 552, height: 240 } as const;

const picture = (name: string, drawing: MailPicture['drawing'], alt: string): MailPicture => ({
  path: `/mails/${name}.png`,
  ...MAIL_PICTURE_SIZE,
  alt,
  drawing,
});

const drawn = (name: string, { path: file, alt }: Drawing): MailPicture => picture(name, { file }, alt);

/** "Van, cut open: 30 boxes and a sofa; two movers stand beside". */
const move = (name: string, plan: FixedMovingPlan): MailPicture =>
  picture(name, { plan }, `${PLAN_DRAWINGS[plan].alt}; ${inWords(PLAN_CAPACITY[plan].movers)} movers stand beside`);

/** An order's own drawing: a list wants more room than what stands for it. */
export const OWN_DRAWING_SIZE = { width: MAIL_PICTURE_SIZE.width, height: 300 } as const;

/** Beside the name in the first line. */
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
  // More for a unit that is rented already names none.
  STORAGE_COLLECTION: ({ storageSpace }) => (storageSpace ? UNITS[storageSpace] : MOVES.custom),
  STORAGE_RETURN: () => RETURN,
  CLEANING: () => CLEANING,
};

/** What an order is about, drawn: its van, its unit, its rooms. Throws RangeError for services that are not booked here. */
export const orderPicture = (order: Drawn, services: readonly ServiceType[]): MailPicture =>
  OF_SERVICES[mainService(services)](order);
