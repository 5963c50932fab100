import { PRICE_REQUESTS, type PriceRequestOf } from '@/lib/contracts/flows/all';
import { DAY_MS, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { keepPrices, linesToKeep, withMoreKept } from '@/lib/domain/pricing/kept-prices';
import type { KeptLine, Quote } from '@/lib/domain/pricing/quote';
import { serviceOf } from '@/lib/domain/services/all';
import { FLOWS, flowOf, type BookableService, type FlowId } from '@/lib/domain/services/flows';
import { mayBegin, whyTooMuch } from '@/lib/domain/services/may-begin';
import type { JobRequest, Load, Service } from '@/lib/domain/services/service';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { SITE } from '@/lib/site';
import { catalogueItems, milesAlong, priceOrRefuse, readPromo, refuseOutside, type Reading } from './read-parts';
import { PRICE_LIST_VERSION } from '@/lib/content/price-list/price-list';
import { PRICES_KEPT_DAYS } from '@/lib/domain/order/assumptions';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, Trx } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import { validate } from '@/lib/server/platform/validate/validate';
import { findKeptPrices, findKeptTerms, giveReference, putKeptPrices } from './kept-prices-repo';

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

/** The lines quoted for a draft, in pence. */
export const KEPT_LINES: StoredDocument<'kept_lines', readonly KeptLine[]> = storedDocument('kept_lines');

/** No serious quote reaches it. The earliest lines stay. */
const MOST_LINES = 300;

/** The price list's version and the settings that choose among its numbers. */
const priceListInForce = (): string => [PRICE_LIST_VERSION.version, SITE.addOnVariant, SITE.storagePriceList].join('-');

/** Returns what a draft's answers cost today. A promo code's discount is not kept: the code has its own last day. */
export async function pricesToKeep(deps: Deps, flow: FlowId, answers: object): Promise<readonly KeptLine[]> {
  const quote = await priceToday(deps, flow, { ...answers, promo: '' }, {});
  return quote ? linesToKeep(quote) : [];
}

/** Returns null while there is no online price: half a postcode, no size, a price by request. */
async function priceToday(
  deps: Deps,
  flow: FlowId,
  answers: object,
  reading: Omit<Reading, 'promo'>,
): Promise<Quote | null> {
  const { service } = FLOWS[flow];
  try {
    const request = await validate(PRICE_REQUESTS[service], { ...answers, service });
    const job = await readAsked(deps, request, { promo: 'lenient', ...reading });
    return job.priceOn(job.day);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Keeps lines for PRICES_KEPT_DAYS from the first quote. Later lines expire with them. */
export async function keepFor(trx: Trx, draftId: string, lines: readonly KeptLine[], now: Date): Promise<void> {
  const known = await findKeptPrices(trx, draftId);
  if (known && known.kept_until > now.toISOString()) {
    const before = KEPT_LINES.read(known.lines);
    const all = withMoreKept(before, lines, MOST_LINES);
    if (all.length > before.length) await putKeptPrices(trx, { ...known, lines: KEPT_LINES.write(all) });
    return;
  }
  if (lines.length === 0) return;
  await putKeptPrices(trx, {
    draft_id: draftId,
    price_list: priceListInForce(),
    lines: KEPT_LINES.write(lines),
    kept_since: now.toISOString(),
    kept_until: new Date(now.getTime() + PRICES_KEPT_DAYS * DAY_MS).toISOString(),
  });
  await giveReference(trx, draftId);
}

/** Copies the kept prices to another draft, with the same expiry. */
export async function keepAlike(trx: Trx, from: string, draftId: string): Promise<void> {
  const known = await findKeptPrices(trx, from);
  if (known) await putKeptPrices(trx, { ...known, draft_id: draftId });
}

/** Returns when the kept prices expire, or null when none are in force, and the quote's reference. */
export async function keptTerms(
  db: Db,
  draftId: string,
  now: Date,
): Promise<{ readonly pricesUntil: string | null; readonly reference: string | null }> {
  const known = await findKeptTerms(db, draftId);
  const isKept = known !== undefined && known.kept_until > now.toISOString();
  return { pricesUntil: isKept ? known.kept_until : null, reference: known?.reference ?? null };
}

/** Returns the lines kept from another price list than today's. */
export async function keptFor(db: Db, draftId: string | null | undefined, now: Date): Promise<readonly KeptLine[]> {
  if (!draftId) return [];
  const known = await findKeptPrices(db, draftId);
  if (!known || known.price_list === priceListInForce() || known.kept_until <= now.toISOString()) return [];
  return KEPT_LINES.read(known.lines);
}

type Draft = { readonly id: string; readonly flow: FlowId; readonly answers: object };

/** Returns today's price, or null while there is no online price. */
export const draftPrice = async (deps: Deps, { id, flow, answers }: Draft): Promise<Quote | null> =>
  priceToday(deps, flow, answers, { kept: await keptFor(deps.db, id, deps.now()), draftId: id });
