import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/moving';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { nextTwoWeeks } from '@/lib/domain/slots/calendar';
import type { findSlots } from '@/lib/api/slots';
import type { SlotsContent } from '../types';

export type SlotsRequest = Parameters<typeof findSlots>[0];

/** The question for the next free slots from a district, as it is asked at an instant. */
export function slotsRequest(slots: SlotsContent, now: Date): SlotsRequest {
  const range = nextTwoWeeks(now);
  return slots.term === null ? moveRequest(slots, range) : storageRequest(slots, range);
}

type Range = { readonly from: LocalDate; readonly to: LocalDate };
type Slots<S extends SlotsContent['service']> = Extract<SlotsContent, { readonly service: S }>;

function moveRequest({ service, district, plan }: Slots<'MOVING'>, range: Range): SlotsRequest {
  const { addOns, isStudent, furnitureItems, cover, split, promo, dates, addresses } = EMPTY_MOVING_ANSWERS;
  const collection = { ...addresses.collection, postcode: district };
  const asked = { addOns, isStudent, furnitureItems, promo, dates, addresses: { ...addresses, collection } };
  const answers = { ...asked, cover: { step: cover.step, worth: [] }, split: { ...split, lines: [] } };
  return { service, ...range, answers: { ...answers, movingSpace: plan } };
}

function storageRequest({ service, district, plan, term }: Slots<'STORAGE_COLLECTION'>, range: Range): SlotsRequest {
  const { addOns, isStudent, furnitureItems, cover, promo, dates, addresses, squareFeet } = EMPTY_STORAGE_ANSWERS;
  const storage_collection = { ...addresses.storage_collection, postcode: district };
  return {
    service,
    ...range,
    answers: {
      ...{ service, addOns, isStudent, furnitureItems, promo, dates, squareFeet },
      cover: { step: cover.step, worth: [] },
      ...{ storageSpace: plan, storageTerm: term, addresses: { storage_collection } },
    },
  };
}
