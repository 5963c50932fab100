import type { VisitKind } from '@/lib/domain/visits/states';
import type { OrderLike } from '@/lib/domain/order-types';
import { DAY_FILES, WIZARD_FILES } from './drawing-files';
import type { Drawing } from './drawings';
import { CLEANING_DRAWINGS } from './order-pictures';

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
