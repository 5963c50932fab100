import type { PriceRequestOf } from '@/lib/contracts/flows/all';
import { keepPrices } from '@/lib/domain/pricing/kept-prices';
import type { PromoTerms, Quote } from '@/lib/domain/pricing/quote';
import { serviceOf } from '@/lib/domain/services/all';
import { flowOf, type BookableService } from '@/lib/domain/services/flows';
import { mayBegin, whyTooMuch } from '@/lib/domain/services/may-begin';
import type { JobRequest, Load, Service } from '@/lib/domain/services/service';
import type { SlotNeed } from '@/lib/domain/slots/needs';
import type { FurnitureItem, ServiceType } from '@/lib/domain/order-types';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { SITE } from '@/lib/site';
import { catalogueItems, milesAlong, priceOrRefuse, readPromo, refuseOutside, type Reading } from './read-parts';

/** A job that can be priced for any day and planned into any slot without further reads. */
export type Job = {
  readonly service: Service;
  /** The flow's own first. */
  readonly services: readonly ServiceType[];
  /** The priced inventory, with volume and weight from our catalogue. */
  readonly furnitureItems: readonly FurnitureItem[];
  /** The custom unit that is rented or emptied, if any. */
  readonly squareFeet: number | null;
  readonly promo: PromoTerms | null;
  /** '' while none is chosen. */
  readonly day: LocalDate | '';
  /** Throws Problem volume_too_large, by_request, validation_failed for an invalid day. '' for no day yet. */
  readonly priceOn: (date: LocalDate | '') => Quote;
  readonly needsOn: (date: LocalDate, slot: SlotTimes) => readonly SlotNeed[];
  /** Whether the job can begin in this slot, however free it is. */
  readonly isOffered: (slot: SlotTimes) => boolean;
  /** Returns why the job does not fit into one day, or null. */
  readonly whyTooMuch: (slot: SlotTimes) => string | null;
};

/** Without `service` the answers are those of a move. */
export type JobAnswers =
  | (PriceRequestOf<'MOVING'> & { readonly service?: 'MOVING' | undefined })
  | PriceRequestOf<Exclude<BookableService, 'MOVING'>>;

/** Throws Problem unknown_district, promo_invalid, promo_expired, volume_too_large, by_request, validation_failed. */
export const readAsked = (deps: Deps, answers: JobAnswers, reading: Reading): Promise<Job> =>
  readJob(deps, serviceOf(flowOf(answers.service ?? 'MOVING')), answers, reading);

/** Reads a job of a given service. Throws Problem as readAsked does. */
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
  // Refuses a job without a price here, with the field that causes it.
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

/** A request with the fields that only some services have. */
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
