import type { CleaningSpace, OrderLike } from '@/lib/domain/order-types';
import type { VisitKind } from '@/lib/domain/visits/states';
import { DAY_FILES, HOMES_FILES, SERVICES_FILES, WIZARD_FILES } from './drawing-files';
import {
  ADD_ON_DRAWINGS,
  LOADED_UNIT_DRAWINGS,
  PLAN_DRAWINGS,
  PLAN_ROOM_DRAWINGS,
  RETURN_DRAWING,
  type Drawing,
} from './drawings';
import { popularItemPictures } from './item-pictures';

/** The drawing of each clean. A larger home is drawn as the largest. */
export const CLEANING_DRAWINGS: Readonly<Record<CleaningSpace, Drawing>> = {
  one_bedroom: HOMES_FILES['1-bed'],
  two_bedroom: HOMES_FILES['2-bed'],
  three_bedroom: HOMES_FILES['3-bed'],
  custom: HOMES_FILES['3-bed'],
};

type Booked = Pick<OrderLike, 'movingSpace' | 'storageSpace' | 'cleaningSpace'>;

/** Returns the drawing of an order whose items are not listed: the van of the plan, the unit, the rooms, the return. */
export function orderDrawing({ movingSpace, storageSpace, cleaningSpace }: Booked): Drawing {
  if (movingSpace) return PLAN_DRAWINGS[movingSpace];
  if (storageSpace) return LOADED_UNIT_DRAWINGS[storageSpace];
  return cleaningSpace ? CLEANING_DRAWINGS[cleaningSpace] : RETURN_DRAWING;
}

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

/** The drawings of the choices at the start of a quote. */
export const QUOTE_DRAWINGS = {
  moving: PLAN_DRAWINGS.two_bedroom,
  storage: LOADED_UNIT_DRAWINGS['Plan 6x4'],
  return: RETURN_DRAWING,
  cleaning: HOMES_FILES['2-bed'],
} as const;
