import { isLocalDate } from '@/lib/domain/london-time';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { isBookable } from '@/lib/domain/slots/calendar';
import type { LocalDate } from '@/lib/domain/vocabulary';

/** The query of a page: a flow can be entered by a plain link or GET form with what is known already. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** How a flow is entered with answers in the address. */
export type Prefill<V> = {
  /** Names that a link onwards carries until there is a draft. */
  readonly names: readonly string[];
  /** The answers with what the query says; what it does not say stays. */
  readonly read: (answers: V, query: Query) => V;
  /** The answers of the start page as a query. */
  readonly entry: (answers: V) => Readonly<Record<string, string>>;
};

/** The first value of a name, '' without one. */
export const firstOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '');

/** A custom area that the address brought along, as it was typed; null where none was sent, '' where an empty one was. */
export const sentArea = ({ area }: Query): string | null => (area === undefined ? null : firstOf(area).slice(0, 40));

export const draftIdOf = (query: Query): string | null => firstOf(query.quote) || null;

/** A postcode in full form, or what was typed of it, for the visitor to complete. */
export function postcodeIn(value: string | string[] | undefined): string {
  const text = firstOf(value);
  return fullPostcode(text) ?? text.trim().slice(0, 12);
}

/** The day that the address brought along; '' where it is none. Whether it can be booked, withBookableDay says. */
export const dayIn = ({ date }: Query): LocalDate | '' => (isLocalDate(firstOf(date)) ? firstOf(date) : '');

/** The query without a day that cannot be booked at an instant. */
export const withBookableDay = (query: Query, now: Date): Query =>
  isBookable(firstOf(query.date), now) ? query : { ...query, date: undefined };

/** The part of a query that a link onwards has to carry: the draft, or before there is one what prefills (`names`). */
export function carriedQuery(query: Query, names: readonly string[]): string {
  const kept = draftIdOf(query) ? ['quote', 'return'] : names;
  const pairs = kept.map((name) => [name, firstOf(query[name])] as const).filter(([, value]) => value !== '');
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}
