import { number } from 'yup';
import type { StorageSpace } from '@/lib/domain/order-types';
import { CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { MESSAGES } from './messages';

const { min, max } = CUSTOM_SQUARE_FEET;

export const draftSquareFeet = number().min(0).max(10_000).nullable().defined().default(null);

/** Whole square feet of a custom unit. Areas out of bounds are by request. */
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
