import type { Quote, QuoteChange } from '@/lib/domain/pricing/quote';

/** What the total is, and what it stands on. */
type Seen = {
  readonly quote: Quote | null;
  /** Where the visitor is. */
  readonly place: string;
  /** The answers that the price depends on, as one text. */
  readonly basis: string;
};

/** What is said of the total: a change belongs to the place where the answer was given that caused it. */
export type Said = Seen & {
  readonly change: QuoteChange | null;
  /** Whether an answer has been given since this place was come to: what changes before that is no doing of its visitor. */
  readonly isAnswered: boolean;
};

export const nothingSaid = (seen: Seen): Said => ({ ...seen, change: null, isAnswered: false });

/** A confirmed price that only names more lines is no change: the reason of the last one stays. */
const isSameTotal = (a: Quote | null, b: Quote | null) => a?.totalWithDiscount === b?.totalWithDiscount;

/** What to say now; the very same while nothing has changed. */
export function saidNext(said: Said, seen: Seen, changeOf: (before: Quote, after: Quote) => QuoteChange | null): Said {
  const { quote, place, basis } = seen;
  if (place !== said.place) return nothingSaid(seen);
  if (basis === said.basis && isSameTotal(quote, said.quote)) return said;
  const isAnswered = said.isAnswered || basis !== said.basis;
  if (isSameTotal(quote, said.quote)) return { ...said, basis, isAnswered };
  const isExplained = isAnswered && quote !== null && said.quote !== null;
  return { ...seen, isAnswered, change: isExplained ? changeOf(said.quote, quote) : null };
}
