import { number } from 'yup';
import type { StorageSpace } from '@/lib/domain/order-types';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { MESSAGES } from './messages';

const { min, max } = CUSTOM_SQUARE_FEET;

/** Square feet while they are being typed, or null. */
export const draftSquareFeet = number().min(0).max(10_000).nullable().defined().default(null);

/** The area of a custom unit in whole square feet. Areas out of bounds are by request. Other units have none. */
export const squareFeet = draftSquareFeet
  .test('area', MESSAGES.areaRequired, (value, context) => !isCustom(context.parent) || Number.isInteger(value))
  .test(
    'by-request',
    MESSAGES.byRequest,
    (value, context) => !isCustom(context.parent) || value === null || (value >= min && value <= max),
  );

function isCustom(answers: unknown): boolean {
  const { storageSpace, returnKind } = answers as { storageSpace?: StorageSpace; returnKind?: string };
  return storageSpace === 'custom' && returnKind !== 'items';
}
