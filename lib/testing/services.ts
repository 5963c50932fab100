import {
  EMPTY_CLEANING_ANSWERS,
  EMPTY_STORAGE_ANSWERS,
  type CleaningAnswers,
  type StorageAnswers,
} from '@/lib/domain/answers/flow-answers';
import { EMPTY_RETURN_ANSWERS, type ReturnAnswers } from '@/lib/domain/answers/storage-return';
import type { LocalDate } from '@/lib/domain/london-time';
import type { CleaningToPrice } from '@/lib/domain/pricing/cleaning';
import type { ReturnToPrice, StorageToPrice } from '@/lib/domain/pricing/storage';
import { SAMPLE_CONTACT } from '@/lib/server/platform/notifications/sample-orders';
import { anAddress, anItem, fullAnswers } from './moves';

/** The common price facts of the builders in this file, which return plain services with changes. */
const PRICED = { distanceMiles: null, promo: null, addOnVariant: 1 } as const;

export function aStorage(changes: Partial<StorageToPrice> = {}): StorageToPrice {
  const { addOns, isStudent, addresses, furnitureItems, squareFeet } = EMPTY_STORAGE_ANSWERS;
  return {
    ...PRICED,
    addOns,
    isStudent,
    addresses,
    furnitureItems,
    squareFeet,
    storageSpace: 'Plan 6x4',
    storageTerm: 'monthly',
    storageCollectionDate: '',
    priceList: 'pages',
    ...changes,
  };
}

export function aReturn(changes: Partial<ReturnToPrice> = {}): ReturnToPrice {
  const { addOns, isStudent, addresses, furnitureItems, storageSpace, squareFeet, storedItems } = EMPTY_RETURN_ANSWERS;
  return {
    ...PRICED,
    addOns,
    isStudent,
    addresses,
    furnitureItems,
    storageSpace,
    squareFeet,
    storedItems,
    returnKind: 'items',
    deliveryDate: '',
    ...changes,
  };
}

export function aClean(changes: Partial<CleaningToPrice> = {}): CleaningToPrice {
  const { addOns, isStudent } = EMPTY_CLEANING_ANSWERS;
  const { promo, addOnVariant } = PRICED;
  return { addOns, isStudent, promo, addOnVariant, cleaningSpace: 'one_bedroom', cleaningDate: '', ...changes };
}

/** Returns complete and valid answers: Tuesday 15 December 2026, 10:00. */
export function fullStorageAnswers(changes: Partial<StorageAnswers> = {}): StorageAnswers {
  return {
    ...EMPTY_STORAGE_ANSWERS,
    ...SAMPLE_CONTACT,
    storageSpace: 'Plan 6x4',
    storageTerm: '3_months',
    addresses: { storage_collection: anAddress({ postcode: 'N1 2TX' }) },
    furnitureItems: [anItem(110)],
    dates: { storageCollectionDate: '2026-12-15' },
    timeSlot: { storageCollectionDate: ['10:00', '12:00'] },
    isAgreedWithPayments: true,
    ...changes,
  };
}

export function fullReturnAnswers(changes: Partial<ReturnAnswers> = {}): ReturnAnswers {
  return {
    ...EMPTY_RETURN_ANSWERS,
    ...SAMPLE_CONTACT,
    returnKind: 'unit',
    storageSpace: 'Plan 6x4',
    addresses: { delivery: anAddress({ postcode: 'SE15 4QL' }) },
    dates: { deliveryDate: '2026-12-15' },
    timeSlot: { deliveryDate: ['10:00', '12:00'] },
    ...changes,
  };
}

export function fullCleaningAnswers(changes: Partial<CleaningAnswers> = {}): CleaningAnswers {
  return {
    ...EMPTY_CLEANING_ANSWERS,
    ...SAMPLE_CONTACT,
    cleaningSpace: 'two_bedroom',
    addresses: { cleaning: anAddress({ postcode: 'E1 6AN' }) },
    dates: { cleaningDate: '2026-12-15' },
    timeSlot: { cleaningDate: ['10:00', '12:00'] },
    ...changes,
  };
}

/**
 * A plain order of each flow on a day, with the crews of which it needs one each, and its price in pounds on a quiet
 * day.
 */
export const ORDERS_OF_EVERY_SERVICE = [
  {
    flow: 'moving',
    crews: { variable: 'CREWS', service: 'MOVING' },
    price: 259,
    on: (day: LocalDate) => fullAnswers({ dates: { movingDate: day } }),
  },
  {
    flow: 'storage',
    crews: { variable: 'STORAGE_CREWS', service: 'STORAGE' },
    price: 131.56,
    on: (day: LocalDate) => fullStorageAnswers({ dates: { storageCollectionDate: day } }),
  },
  {
    flow: 'storage-return',
    crews: { variable: 'STORAGE_CREWS', service: 'STORAGE' },
    price: 86.2,
    on: (day: LocalDate) => fullReturnAnswers({ dates: { deliveryDate: day } }),
  },
  {
    flow: 'cleaning',
    crews: { variable: 'CLEANING_TEAMS', service: 'CLEANING' },
    price: 269,
    on: (day: LocalDate) => fullCleaningAnswers({ dates: { cleaningDate: day } }),
  },
] as const;
