import type { CleaningSpace, OrderLike } from '@/lib/domain/order-types';
import { HOMES_FILES, SERVICES_FILES } from './drawing-files';
import { PLAN_DRAWINGS, type Drawing } from './drawings';
import { LOADED_UNIT_DRAWINGS, RETURN_DRAWING } from './storage-pictures';

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
