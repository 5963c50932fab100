import type { PriceRequestOf } from '@/lib/contracts/price-requests';
import type { BookableService } from '@/lib/domain/services/flows';
import type { FurnitureItem, LocalDate, ServiceType, SlotTimes } from '@/lib/domain/vocabulary';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { Deps } from '../deps';
import { readCleaning } from './cleaning';
import { movingJob, readMove } from './move';
import type { Reading } from './read-parts';
import { readReturn } from './return';
import { readStorage } from './storage';

/**
 * What is to be done for a customer, of any service, with everything read that needs the outside (distance, promo code):
 * it can be priced for any day and planned into any slot without asking anybody again.
 */
export type Job = {
  /** What is booked, the flow's own service first. */
  readonly services: readonly ServiceType[];
  /** The inventory as it is priced: volume and weight from our catalogue. */
  readonly furnitureItems: readonly FurnitureItem[];
  readonly promo: PromoTerms | null;
  /** '' while no day is chosen. Throws Problem volume_too_large, by_request, validation_failed for no real day. */
  readonly priceOn: (date: LocalDate | '') => Quote;
  readonly needsOn: (date: LocalDate, slot: SlotTimes) => readonly SlotNeed[];
  /** Whether the job can begin in this slot at all, however free it is. */
  readonly isOffered: (slot: SlotTimes) => boolean;
};

/** The answers that a job is made from, of any service; without `service` they are a move's. */
export type JobAnswers =
  | (PriceRequestOf<'MOVING'> & { readonly service?: 'MOVING' | undefined })
  | PriceRequestOf<Exclude<BookableService, 'MOVING'>>;

/**
 * Reads a job for pricing and planning. Throws Problem: unknown_district, promo_invalid, promo_expired,
 * volume_too_large, by_request, validation_failed.
 */
export async function readJob(deps: Deps, answers: JobAnswers, reading: Reading): Promise<Job> {
  switch (answers.service) {
    case 'STORAGE_COLLECTION':
      return readStorage(deps, answers, reading);
    case 'STORAGE_RETURN':
      return readReturn(deps, answers, reading);
    case 'CLEANING':
      return readCleaning(deps, answers, reading);
    default:
      return movingJob(await readMove(deps, answers, reading));
  }
}
