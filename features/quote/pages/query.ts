import { isLocalDate, type LocalDate } from '@/lib/domain/london-time';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { isBookable } from '@/lib/domain/slots/calendar';

/** The query of a page, by which a plain link or GET form enters a flow with known answers. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

export type Prefill<V> = {
  /** The parameters besides those of `entry` that links carry until there is a draft. */
  readonly names: readonly string[];
  /** Returns the answers with the values of the query. Missing parameters change nothing. */
  readonly read: (answers: V, query: Query) => V;
  /** Returns the parameters that choose the same service again, such as plan, area and term. */
  readonly entry: (answers: V) => Readonly<Record<string, string>>;
};

export const firstOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '');

/** Returns the area of a custom unit as typed, unchecked. Null if the parameter is missing. */
export const sentArea = ({ area }: Query): string | null => (area === undefined ? null : firstOf(area).slice(0, 40));

export const draftIdOf = (query: Query): string | null => firstOf(query.quote) || null;

/** Returns a complete postcode normalised ("SE15 4QL"), or else the typed text. */
export function postcodeIn(value: string | string[] | undefined): string {
  const text = firstOf(value);
  return fullPostcode(text) ?? text.trim().slice(0, 12);
}

/** Returns `date`, or '' if it is no day. withBookableDay removes days that cannot be booked. */
export const dayIn = ({ date }: Query): LocalDate | '' => (isLocalDate(firstOf(date)) ? firstOf(date) : '');

/** Returns the query, without `date` if that day cannot be booked at `now`. */
export const withBookableDay = (query: Query, now: Date): Query =>
  isBookable(firstOf(query.date), now) ? query : { ...query, date: undefined };

/**
 * Returns the query string that links carry: the draft and `return` ("check": the page to go back to), or before the
 * first save the parameters `names`.
 */
export function carriedQuery(query: Query, names: readonly string[]): string {
  const kept = draftIdOf(query) ? ['quote', 'return'] : names;
  const pairs = kept.map((name) => [name, firstOf(query[name])] as const).filter(([, value]) => value !== '');
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}
