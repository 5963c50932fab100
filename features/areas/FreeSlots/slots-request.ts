import { addDays } from '@/lib/domain/london-time';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/moving';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import { bookableRange } from '@/lib/domain/slots/calendar';
import type { findSlots } from '@/lib/api/slots';
import type { SlotsContent } from '../types';

export type SlotsRequest = Parameters<typeof findSlots>[0];

/** How many days are asked for, the first that can be booked included. */
const DAYS = 14;

/** The question for the next free slots from a district, as it is asked at an instant. */
export function slotsRequest(slots: SlotsContent, now: Date): SlotsRequest {
  const { first } = bookableRange(now);
  const range = { from: first, to: addDays(first, DAYS - 1) };
  if (slots.service === 'MOVING') {
    const { addOns, isStudent, furnitureItems, promo, dates, addresses } = EMPTY_MOVING_ANSWERS;
    const collection = { ...addresses.collection, postcode: slots.district };
    const answers = { addOns, isStudent, furnitureItems, promo, dates, addresses: { ...addresses, collection } };
    return { service: slots.service, ...range, answers: { ...answers, movingSpace: slots.plan } };
  }
  const { addOns, isStudent, furnitureItems, promo, dates, addresses, squareFeet } = EMPTY_STORAGE_ANSWERS;
  const storage_collection = { ...addresses.storage_collection, postcode: slots.district };
  return {
    service: slots.service,
    ...range,
    answers: {
      ...{ service: slots.service, addOns, isStudent, furnitureItems, promo, dates, squareFeet },
      ...{ storageSpace: slots.plan, storageTerm: slots.term, addresses: { storage_collection } },
    },
  };
}
