import type { StreetAddress } from '@/lib/domain/order/stops';
import type { IdealSettings } from '@/lib/server/kernel/config/address-lookup';
import { STOP_LIMITS } from '@/lib/validation/stop-limits';

/** A customer waits for it, and can type the address meanwhile (spec, "Where exactly"). */
const TIMEOUT_MS = 3_000;
/** "Postcode not found": an answer and no fault. */
const NOT_FOUND = 404;

/** What the service said no with, without its message, which may quote the key. */
export class LookupFault extends Error {
  override readonly name = 'LookupFault';
}

/** The street addresses of a postcode, as Ideal Postcodes knows them; none for one that it does not know. Throws. */
export async function idealAddresses(
  { key, origin, timeoutMs = TIMEOUT_MS }: IdealSettings,
  postcode: string,
): Promise<readonly StreetAddress[]> {
  const response = await fetch(`${origin}/v1/postcodes/${encodeURIComponent(postcode.replace(/\s/g, ''))}`, {
    headers: { Authorization: `IDEALPOSTCODES api_key="${key}"`, Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  if (response.status === NOT_FOUND) return [];
  if (!response.ok) throw new LookupFault(`The address lookup answered ${response.status}`);
  const body: unknown = await response.json();
  const { result } = (typeof body === 'object' && body !== null ? body : {}) as { readonly result?: unknown };
  if (!Array.isArray(result)) throw new LookupFault('The address lookup answered something else');
  return result.map(addressOf).filter(({ line1, town }) => line1 !== '' && town !== '');
}

function addressOf(row: unknown): StreetAddress {
  const fields = (typeof row === 'object' && row !== null ? row : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const rest = [text('line_2'), text('line_3')].filter((line) => line !== '').join(', ');
  return {
    line1: text('line_1').slice(0, STOP_LIMITS.line1),
    line2: rest.slice(0, STOP_LIMITS.line2),
    town: asWritten(text('post_town')).slice(0, STOP_LIMITS.town),
  };
}

/** Royal Mail writes towns in capitals: "KINGSTON UPON THAMES". */
const asWritten = (town: string): string =>
  town.toLowerCase().replace(/(^|[\s-])(?!(?:upon|on|in|by|the|le|of|and)\b)\p{L}/gu, (letter) => letter.toUpperCase());
