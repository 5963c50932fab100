import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { keepPrices } from '@/lib/domain/pricing/kept-prices';
import type { Quote } from '@/lib/domain/pricing/quote';
import { serviceOf } from '@/lib/domain/services/all';
import { flowOf, type BookableService } from '@/lib/domain/services/flows';
import { mayBegin, whyTooMuch } from '@/lib/domain/services/may-begin';
import type { JobRequest, Load, Service } from '@/lib/domain/services/service';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { SITE } from '@/lib/site';
import { catalogueItems, milesAlong, priceOrRefuse, readPromo, refuseOutside, type Reading } from './read-parts';

/** Without `service` the answers are those of a move. */
export type JobAnswers =
  | (PriceRequestOf<'MOVING'> & { readonly service?: 'MOVING' | undefined })
  | PriceRequestOf<Exclude<BookableService, 'MOVING'>>;

/** Throws Problem unknown_district, promo_invalid, promo_expired, volume_too_large, by_request, validation_failed. */
export const readAsked = (deps: Deps, answers: JobAnswers, reading: Reading): Promise<Job> =>
  readJob(deps, serviceOf(flowOf(answers.service ?? 'MOVING')), answers, reading);

/**
 * Reads a job of a given service, which can then be priced for any day and planned into any slot without further reads.
 * Throws Problem as readAsked does.
 */
export async function readJob(deps: Deps, service: Service, asked: JobRequest, reading: Reading) {
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
  /** Throws Problem volume_too_large, by_request, validation_failed for an invalid day. '' for no day yet. */
  const priceOn = (date: LocalDate | ''): Quote =>
    keepPrices(
      priceOrRefuse(() => service.price(priced, date), date, fields),
      kept,
    );
  // Refuses a job without a price here, with the field that causes it.
  priceOn('');
  const services = service.servicesOf(request);
  const load: Load = { movingSpace: request.movingSpace ?? null, services, cubicFeet: service.cubicFeetOf(request) };
  return {
    service,
    /** The flow's own first. */
    services,
    /** The priced inventory, with volume and weight from our catalogue. */
    furnitureItems: request.furnitureItems ?? [],
    /** The custom unit that is rented or emptied, if any. */
    squareFeet: service.squareFeetOf(request),
    promo,
    /** '' while none is chosen. */
    day: request.dates[service.dateKey] ?? '',
    priceOn,
    needsOn: (date: LocalDate, slot: SlotTimes) => service.needs(load, date, slot),
    /** Whether the job can begin in this slot, however free it is. */
    isOffered: (slot: SlotTimes) => mayBegin(service.id, { request, miles: distanceMiles, slot }),
    /** Returns why the job does not fit into one day, or null. */
    whyTooMuch: (slot: SlotTimes) => whyTooMuch(service.id, { request, miles: distanceMiles, slot }),
  };
}

export type Job = Awaited<ReturnType<typeof readJob>>;

type Known = JobRequest & {
  readonly furnitureItems?: readonly FurnitureItem[];
  readonly movingSpace?: Load['movingSpace'];
};

/** Takes the volume and weight of known items from our catalogue, never from the caller. */
function withCatalogueItems(service: Service, request: JobRequest, path: string): Known {
  const listed = request as Readonly<Record<string, unknown>>;
  const lists = service.lists.map((field) => [
    field,
    catalogueItems(listed[field] as readonly FurnitureItem[], path, field),
  ]);
  return { ...request, ...(Object.fromEntries(lists) as Partial<Known>) };
}
