import type { ServiceType } from '@/lib/domain/vocabulary';
import type { BookingAnswers } from '../booking';

/** What is booked: we bring it back, and what was added. */
export const servicesOf = ({ addOns }: Pick<BookingAnswers, 'addOns'>): readonly ServiceType[] => [
  'STORAGE_RETURN',
  ...addOns,
];
