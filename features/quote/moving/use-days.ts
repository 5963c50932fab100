import { useCallback, useEffect, useMemo, useState } from 'react';
import { AbortedCall } from '@/lib/api/errors';
import { findSlots } from '@/lib/api/slots';
import type { DayDto } from '@/lib/contracts/slots';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { LocalDate } from '@/lib/domain/order/types';
import { moveToPrice } from './price';

type Days = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly days: readonly DayDto[];
  readonly retry: () => void;
};
type Range = { readonly from: LocalDate; readonly to: LocalDate };
type Answer = { readonly question: string; readonly days: readonly DayDto[] | null };

/** Slots and prices of a range of days for the answers given; the day chosen changes nothing about them. */
export function useDays(values: MovingAnswers, { from, to }: Range, known: readonly DayDto[]): Days {
  const [attempt, setAttempt] = useState(1);
  const body = JSON.stringify({
    service: 'MOVING',
    from,
    to,
    answers: moveToPrice({ ...values, dates: { movingDate: '' } }),
  });
  const question = `${attempt} ${body}`;
  const [answer, setAnswer] = useState<Answer>(
    known.length > 0 ? { question, days: known } : { question: '', days: null },
  );
  const isAnswered = answer.question === question;

  useEffect(() => {
    if (isAnswered) return;
    const controller = new AbortController();
    findSlots(JSON.parse(body) as Parameters<typeof findSlots>[0], controller.signal).then(
      ({ days }) => setAnswer({ question, days }),
      (error: unknown) => {
        if (!(error instanceof AbortedCall)) setAnswer({ question, days: null });
      },
    );
    return () => controller.abort();
  }, [body, question, isAnswered]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const days = useMemo(() => answer.days ?? [], [answer.days]);
  if (isAnswered && !answer.days) return { state: 'failed', days, retry };
  return { state: isAnswered ? 'ready' : 'loading', days, retry };
}
