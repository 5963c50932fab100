import type { ServiceType } from '@/lib/domain/vocabulary';
import type { BookingAnswers } from '../booking';

/** What is booked: we collect, we store, and what was added. */
export const servicesOf = ({ addOns }: Pick<BookingAnswers, 'addOns'>): readonly ServiceType[] => [
  'STORAGE_COLLECTION',
  'STORAGE',
  ...addOns,
];
