import { PRICE_LIST_VERSION } from '@/lib/content/price-list/price-list';
import { PRICE_REQUESTS } from '@/lib/contracts/flows/all';
import { DAY_MS } from '@/lib/domain/durations';
import { PRICES_KEPT_DAYS } from '@/lib/domain/order/assumptions';
import { linesToKeep, withMoreKept } from '@/lib/domain/pricing/kept-prices';
import type { KeptLine, Quote } from '@/lib/domain/pricing/quote';
import { FLOWS, type FlowId } from '@/lib/domain/services/flows';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, Trx } from '@/lib/server/platform/db/schema';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { validate } from '@/lib/server/platform/validate/validate';
import { SITE } from '@/lib/site';
import { readAsked } from './job';
import { findKeptPrices, findKeptTerms, giveReference, putKeptPrices } from './kept-prices-repo';
import type { Reading } from './read-parts';

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
