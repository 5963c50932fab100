import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import { keepPrices } from '@/lib/domain/pricing/kept-prices';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { serviceOf } from '@/lib/domain/services/all';
import { flowOf, type BookableService } from '@/lib/domain/services/flows';
import { mayBegin, whyTooMuch } from '@/lib/domain/services/may-begin';
import type { JobRequest, Load, Service } from '@/lib/domain/services/service';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { FurnitureItem, LocalDate, ServiceType, SlotTimes } from '@/lib/domain/vocabulary';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { SITE } from '@/lib/site';
import { catalogueItems, milesAlong, priceOrRefuse, readPromo, refuseOutside, type Reading } from './read-parts';

/**
 * What is to be done for a customer, of any service, with everything read that needs the outside (distance, promo code):
 * it can be priced for any day and planned into any slot without asking anybody again.
 */
export type Job = {
  readonly service: Service;
  /** What is booked, the flow's own service first. */
  readonly services: readonly ServiceType[];
  /** The inventory as it is priced: volume and weight from our catalogue. */
  readonly furnitureItems: readonly FurnitureItem[];
  /** The area of the custom unit that is rented or emptied; null for everything else. */
  readonly squareFeet: number | null;
  readonly promo: PromoTerms | null;
  /** The day that was asked for; '' while none is chosen. */
  readonly day: LocalDate | '';
  /** '' while no day is chosen. Throws Problem volume_too_large, by_request, validation_failed for no real day. */
  readonly priceOn: (date: LocalDate | '') => Quote;
  readonly needsOn: (date: LocalDate, slot: SlotTimes) => readonly SlotNeed[];
  /** Whether the job can begin in this slot at all, however free it is. */
  readonly isOffered: (slot: SlotTimes) => boolean;
  /** Why it cannot be done in one day whenever it begins; null for what can. */
  readonly whyTooMuch: (slot: SlotTimes) => string | null;
};

/** The answers that a job is made from, of any service; without `service` they are a move's. */
export type JobAnswers =
  | (PriceRequestOf<'MOVING'> & { readonly service?: 'MOVING' | undefined })
  | PriceRequestOf<Exclude<BookableService, 'MOVING'>>;

/**
 * Reads a job for pricing and planning from the answers of a call. Throws Problem: unknown_district, promo_invalid,
 * promo_expired, volume_too_large, by_request, validation_failed.
 */
export const readAsked = (deps: Deps, answers: JobAnswers, reading: Reading): Promise<Job> =>
  readJob(deps, serviceOf(flowOf(answers.service ?? 'MOVING')), answers, reading);

/** The same for a service that is known, of a request of its own. */
export async function readJob(deps: Deps, service: Service, asked: JobRequest, reading: Reading): Promise<Job> {
  const path = reading.path ?? '';
  const request = withCatalogueItems(service, asked, path);
  const stops = service.stopsOf(request);
  const [distanceMiles, promo] = await Promise.all([
    milesAlong(deps, stops, path),
    readPromo(deps, request.promo, reading),
  ]);
  refuseOutside(service, stops, reading);
  const { addOnVariant, storagePriceList: priceList } = SITE;
  const priced = { ...request, distanceMiles, promo, addOnVariant, priceList };
  const fields = { dateField: `dates.${service.dateKey}`, spaceField: service.sizeField };
  const kept = reading.kept ?? [];
  const priceOn: Job['priceOn'] = (date) =>
    keepPrices(
      priceOrRefuse(() => service.price(priced, date), date, fields),
      kept,
    );
  // First the price: what has none is refused by it, with the field that it is about.
  priceOn('');
  const services = service.servicesOf(request);
  const load: Load = { movingSpace: request.movingSpace ?? null, services, cubicFeet: service.cubicFeetOf(request) };
  return {
    service,
    services,
    furnitureItems: request.furnitureItems ?? [],
    squareFeet: service.squareFeetOf(request),
    promo,
    day: request.dates[service.dateKey] ?? '',
    priceOn,
    needsOn: (date, slot) => service.needs(load, date, slot),
    isOffered: (slot) => mayBegin(service.id, { request, miles: distanceMiles, slot }),
    whyTooMuch: (slot) => whyTooMuch(service.id, { request, miles: distanceMiles, slot }),
  };
}

/** What some services have and others do not. */
type Known = JobRequest & {
  readonly furnitureItems?: readonly FurnitureItem[];
  readonly movingSpace?: Load['movingSpace'];
};

/** Known items get volume and weight from our catalogue, never from the caller. */
function withCatalogueItems(service: Service, request: JobRequest, path: string): Known {
  const listed = request as Readonly<Record<string, unknown>>;
  const lists = service.lists.map((field) => [
    field,
    catalogueItems(listed[field] as readonly FurnitureItem[], path, field),
  ]);
  return { ...request, ...(Object.fromEntries(lists) as Partial<Known>) };
}
