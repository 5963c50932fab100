import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import type { ServiceType } from '@/lib/domain/order/types';

/** What is booked: we collect, we store, and what was added. */
export const servicesOf = ({ addOns }: Pick<StorageAnswers, 'addOns'>): readonly ServiceType[] => [
  'STORAGE_COLLECTION',
  'STORAGE',
  ...addOns,
];
