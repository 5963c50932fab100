import { mainService, type BookableService } from '@/lib/domain/services/flows';
import type { MovingSpace, OrderLike, ServiceType, StorageSpace } from '@/lib/domain/vocabulary';
import type { Drawing } from './drawings';
import { BRAND_FILES, SERVICES_FILES } from './drawing-files';
import { PLAN_DRAWINGS } from './drawings';
import { LOADED_UNIT_DRAWINGS } from './storage-pictures';

/**
 * A drawing as mails show it: a PNG, because mail programs show no SVG. Its name never changes, since a mail that is read
 * in a year asks for it then. `width` and `height` are the pixels it takes; the file has twice as many each way.
 */
export type MailPicture = Drawing & {
  /** The drawing that it is made of, a file of public/drawings. */
  readonly drawing: string;
};

type Drawn = Pick<OrderLike, 'movingSpace' | 'storageSpace'>;

/** Pixels: as wide as the card of a mail holds. */
const SIZE = { width: 552, height: 240 } as const;

const picture = (name: string, { path: drawing, alt }: Drawing, words = alt): MailPicture => ({
  path: `/mails/${name}.png`,
  ...SIZE,
  alt: words,
  drawing,
});

/** Beside the name in the first line. */
export const MAIL_MARK: MailPicture = {
  path: '/mails/mark.png',
  width: 40,
  height: 45,
  alt: 'S',
  drawing: BRAND_FILES.mark.path,
};

const MOVES: Readonly<Record<MovingSpace, MailPicture>> = {
  mini: picture('move-mini', PLAN_DRAWINGS.mini),
  one_bedroom: picture('move-1-bed', PLAN_DRAWINGS.one_bedroom),
  two_bedroom: picture('move-2-bed', PLAN_DRAWINGS.two_bedroom),
  three_bedroom: picture('move-3-bed', PLAN_DRAWINGS.three_bedroom),
  custom: picture('move-custom', PLAN_DRAWINGS.custom, 'A ticked list, an armchair, a lamp and boxes'),
};

const UNITS: Readonly<Record<StorageSpace, MailPicture>> = {
  'Plan 3x3': picture('unit-3x3', LOADED_UNIT_DRAWINGS['Plan 3x3']),
  'Plan 3x5': picture('unit-3x5', LOADED_UNIT_DRAWINGS['Plan 3x5']),
  'Plan 6x4': picture('unit-6x4', LOADED_UNIT_DRAWINGS['Plan 6x4']),
  'Plan 6x6': picture('unit-6x6', LOADED_UNIT_DRAWINGS['Plan 6x6']),
  'Plan 8x6': picture('unit-8x6', LOADED_UNIT_DRAWINGS['Plan 8x6']),
  'Plan 9x8': picture('unit-9x8', LOADED_UNIT_DRAWINGS['Plan 9x8']),
  'Plan 12x8': picture('unit-12x8', LOADED_UNIT_DRAWINGS['Plan 12x8']),
  'Plan 15x10': picture('unit-15x10', LOADED_UNIT_DRAWINGS['Plan 15x10']),
  'Plan 20x10': picture('unit-20x10', LOADED_UNIT_DRAWINGS['Plan 20x10']),
  custom: picture('unit-custom', LOADED_UNIT_DRAWINGS.custom),
};

const RETURN = picture('return', SERVICES_FILES['storage-return']);
const CLEANING = picture('cleaning', SERVICES_FILES.cleaning);

export const MAIL_PICTURES: readonly MailPicture[] = [
  ...Object.values(MOVES),
  ...Object.values(UNITS),
  RETURN,
  CLEANING,
];

const OF_SERVICES: Readonly<Record<BookableService, (order: Drawn) => MailPicture>> = {
  MOVING: ({ movingSpace }) => MOVES[movingSpace ?? 'custom'],
  STORAGE_COLLECTION: ({ storageSpace }) => UNITS[storageSpace ?? 'custom'],
  STORAGE_RETURN: () => RETURN,
  CLEANING: () => CLEANING,
};

/** What an order is about, drawn: its van, its unit, its rooms. Throws RangeError for services that are not booked here. */
export const orderPicture = (order: Drawn, services: readonly ServiceType[]): MailPicture =>
  OF_SERVICES[mainService(services)](order);
