import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorCodeOf } from '@/lib/api/errors';
import { whenBack } from '@/lib/api/when-back';
import type { ErrorCode, QuoteDto } from '@/lib/contracts/errors';
import type { Quote, QuoteChange } from '@/lib/domain/pricing/quote';
import { districtRefusal } from './failures';
import type { Answers, Flow } from './types';

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

/** Long enough that a stepper pressed five times is one question to the server. */
const CONFIRM_AFTER_MS = 400;

type Confirmed = { readonly input: string; readonly promo: string; readonly quote: Quote };

/** What the last question for these answers failed with, and how often it has by now. */
type Failed = {
  readonly input: string;
  readonly code: ErrorCode;
  readonly refusal: string | null;
  readonly tries: number;
};

export type Price = {
  readonly quote: Quote | null;
  /** What the last answer given at this place did to the total; null until one has. */
  readonly change: QuoteChange | null;
  readonly isConfirmed: boolean;
  /** Why the server would not confirm the price of the answers as they stand. */
  readonly failure: ErrorCode | null;
  /** The sentence of that, where it says more than its code. */
  readonly refusal: string | null;
  /** The code that is in the price. */
  readonly promo: string;
  /** Asks the server now, with this promo code. Throws ApiError; null when a newer question took over. */
  readonly confirm: (promo: string) => Promise<Quote | null>;
};

/**
 * The price of the answers: at once from the flow's own function, then confirmed by the server. `first`: what came with
 * the page. `place`: where the visitor is; at another one nothing is said of what changed before.
 */
export function usePrice<V extends Answers>(
  flow: Flow<V>,
  values: V,
  {
    first,
    draftId,
    place,
  }: { readonly first: QuoteDto | null; readonly draftId: string | null; readonly place: string },
): Price {
  const input = JSON.stringify(flow.price.inputOf(values));
  const [confirmed, setConfirmed] = useState<Confirmed | null>(() =>
    first ? { input, promo: values.promo, quote: flow.price.fromDto(first) } : null,
  );
  const [failed, setFailed] = useState<Failed | null>(null);
  const isConfirmed = confirmed?.input === input;
  const promo = confirmed?.promo ?? '';

  const known = confirmed?.quote ?? null;
  // A promo code's worth is the server's to tell: before it has, wait for its answer.
  const waits = isConfirmed || (promo !== '' && !known?.promo);
  const quote = useMemo(() => (waits ? known : flow.price.local(values, known)), [flow, waits, known, values]);

  const latestValues = useRef(values);
  useEffect(() => {
    latestValues.current = values;
  });
  const confirm = useCallback(
    async (code: string) => {
      const dto = await flow.price.remote({ ...latestValues.current, promo: code }, draftId);
      if (!dto) return null;
      const next = flow.price.fromDto(dto);
      setConfirmed({ input, promo: code, quote: next });
      setFailed(null);
      return next;
    },
    [flow, input, draftId],
  );

  const ask = useCallback(() => {
    confirm(promo).catch((error: unknown) => {
      const code = errorCodeOf(error);
      const refusal = districtRefusal(error, latestValues.current);
      setFailed((before) => ({ input, code, refusal, tries: (before?.input === input ? before.tries : 0) + 1 }));
    });
  }, [confirm, promo, input]);

  useEffect(() => {
    if (isConfirmed) return;
    const timer = setTimeout(ask, CONFIRM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isConfirmed, ask]);

  const isAway = !isConfirmed && failed?.input === input && failed.code === 'unavailable';
  const tries = isAway ? failed.tries : 0;
  useEffect(() => (tries > 0 ? whenBack(tries, ask) : undefined), [tries, ask]);

  const seen = { quote, place, basis: JSON.stringify([input, values.promo, promo]) };
  const [said, setSaid] = useState(() => nothingSaid(seen));
  const next = saidNext(said, seen, flow.price.changeOf);
  if (next !== said) setSaid(next);

  const failure = failed?.input === input && !isConfirmed ? failed : null;
  const { code = null, refusal = null } = failure ?? {};
  return { quote, change: next.change, isConfirmed, failure: code, refusal, promo, confirm };
}
