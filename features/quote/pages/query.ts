import { isLocalDate, type LocalDate } from '@/lib/domain/london-time';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { isBookable } from '@/lib/domain/slots/calendar';

/** The query of a page, by which a plain link or GET form enters a flow with known answers. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

export type Prefill<V> = {
  /** Parameters that links carry until there is a draft. */
  readonly names: readonly string[];
  /** Returns the answers with the values of the query. Missing parameters change nothing. */
  readonly read: (answers: V, query: Query) => V;
  readonly entry: (answers: V) => Readonly<Record<string, string>>;
};

export const firstOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '');

/** Returns the custom area as typed; null if the parameter is missing. */
export const sentArea = ({ area }: Query): string | null => (area === undefined ? null : firstOf(area).slice(0, 40));

export const draftIdOf = (query: Query): string | null => firstOf(query.quote) || null;

/** Returns a complete postcode in full form, or the typed part. */
export function postcodeIn(value: string | string[] | undefined): string {
  const text = firstOf(value);
  return fullPostcode(text) ?? text.trim().slice(0, 12);
}

/** Returns the day of the query, or ''. withBookableDay checks whether it can be booked. */
export const dayIn = ({ date }: Query): LocalDate | '' => (isLocalDate(firstOf(date)) ? firstOf(date) : '');

/** Removes a day that cannot be booked at `now`. */
export const withBookableDay = (query: Query, now: Date): Query =>
  isBookable(firstOf(query.date), now) ? query : { ...query, date: undefined };

/** Returns the query that links carry: the draft, or before the first save the parameters `names`. */
export function carriedQuery(query: Query, names: readonly string[]): string {
  const kept = draftIdOf(query) ? ['quote', 'return'] : names;
  const pairs = kept.map((name) => [name, firstOf(query[name])] as const).filter(([, value]) => value !== '');
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}
