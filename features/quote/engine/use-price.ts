import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorCodeOf } from '@/lib/api/errors';
import { whenBack } from '@/lib/api/when-back';
import type { ErrorCode, QuoteDto } from '@/lib/contracts/errors';
import type { Quote, QuoteChange } from '@/lib/domain/pricing/quote';
import { districtRefusal } from './failures';
import type { Answers, Flow } from './types';

/** The shown price with the step and the answers that it belongs to. */
type Seen = {
  readonly quote: Quote | null;
  readonly place: string;
  readonly basis: string;
};

/** The last shown price, with the change if an answer on this step caused it. */
export type Announcement = Seen & {
  readonly change: QuoteChange | null;
  readonly isAnswered: boolean;
};

export const noAnnouncement = (seen: Seen): Announcement => ({ ...seen, change: null, isAnswered: false });

/** Compares totals only: a confirmed price may add lines to the same total, and the explanation stays. */
const isSameTotal = (a: Quote | null, b: Quote | null) => a?.totalWithDiscount === b?.totalWithDiscount;

/** Returns what to show now; the same object while nothing has changed. */
export function nextAnnouncement(
  announced: Announcement,
  seen: Seen,
  changeOf: (before: Quote, after: Quote) => QuoteChange | null,
): Announcement {
  const { quote, place, basis } = seen;
  if (place !== announced.place) return noAnnouncement(seen);
  if (basis === announced.basis && isSameTotal(quote, announced.quote)) return announced;
  const isAnswered = announced.isAnswered || basis !== announced.basis;
  if (isSameTotal(quote, announced.quote)) return { ...announced, basis, isAnswered };
  const isExplained = isAnswered && quote !== null && announced.quote !== null;
  return { ...seen, isAnswered, change: isExplained ? changeOf(announced.quote, quote) : null };
}

/** Delay before a price is confirmed, so that repeated clicks on a stepper cause one request. */
const CONFIRM_AFTER_MS = 400;

type Confirmed = { readonly input: string; readonly promo: string; readonly quote: Quote };

type Failed = {
  readonly input: string;
  readonly code: ErrorCode;
  readonly refusal: string | null;
  readonly tries: number;
};

/**
 * Returns the price of the answers: at once by the flow's function, then confirmed by the server. `first` came with the
 * page. `place` is the step: a new one does not explain earlier changes.
 */
export function usePrice<V extends Answers>(
  flow: Flow<V>,
  values: V,
  start: { readonly first: QuoteDto | null; readonly draftId: string | null; readonly place: string },
) {
  const { first, draftId, place } = start;
  const input = JSON.stringify(flow.price.inputOf(values));
  const [confirmed, setConfirmed] = useState<Confirmed | null>(() =>
    first ? { input, promo: values.promo, quote: flow.price.fromDto(first) } : null,
  );
  const [failed, setFailed] = useState<Failed | null>(null);
  const isConfirmed = confirmed?.input === input;
  const promo = confirmed?.promo ?? '';

  const known = confirmed?.quote ?? null;
  // Only the server knows the value of a promo code, so the price waits for its response.
  const waits = isConfirmed || (promo !== '' && !known?.promo);
  const quote = useMemo(() => (waits ? known : flow.price.local(values, known)), [flow, waits, known, values]);

  const latestValues = useRef(values);
  useEffect(() => {
    latestValues.current = values;
  });
  /** Requests the price with a promo code. Throws ApiError. Resolves with null when a newer request replaced it. */
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
  const [announced, setAnnounced] = useState(() => noAnnouncement(seen));
  const next = nextAnnouncement(announced, seen, flow.price.changeOf);
  if (next !== announced) setAnnounced(next);

  const failure = failed?.input === input && !isConfirmed ? failed : null;
  const { code = null, refusal = null } = failure ?? {};
  return { quote, change: next.change, isConfirmed, failure: code, refusal, promo, confirm };
}

export type Price = ReturnType<typeof usePrice>;
