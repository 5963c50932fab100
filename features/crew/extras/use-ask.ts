import { useState } from 'react';
import { askCrewExtra, priceCrewExtra } from '@/lib/api/crew-extras';
import { ApiError, errorCodeOf } from '@/lib/api/errors';
import { randomUuid } from '@/lib/api/random-uuid';
import type { CrewExtraPriceDto } from '@/lib/contracts/crew-extras';
import { refusedWords, WHY_NOT } from './words';

/** A price on the screen. `id` identifies the question, so that it is asked once. */
export type Priced = Extract<CrewExtraPriceDto, { kind: 'price' }> & { readonly asked: string; readonly id: string };

type AskOf = { readonly crewDay: string; readonly visit: string };

export type AskCalls = { readonly price: typeof priceCrewExtra; readonly ask: typeof askCrewExtra };
const CALLS: AskCalls = { price: priceCrewExtra, ask: askCrewExtra };

/** Prices an extra, then asks the customer. Never kept for later, because the customer has 20 minutes to answer. */
export function useAsk({ crewDay, visit }: AskOf, { price, ask }: AskCalls = CALLS) {
  const [priced, setPriced] = useState<Priced | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const during = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true);
    setProblem('');
    try {
      return await work();
    } catch (error) {
      const [refusal] = error instanceof ApiError ? Object.values(error.fields) : [];
      setProblem(refusal === undefined ? refusedWords(errorCodeOf(error)) : `${refusal}.`);
      setPriced(null);
      return null;
    } finally {
      setBusy(false);
    }
  };

  return {
    priced,
    problem,
    isBusy,
    say: setProblem,
    forget: () => {
      setPriced(null);
      setProblem('');
    },
    show: (asked: string) =>
      during(async () => {
        const answer = await price({ crewDay, visit, asked });
        if (answer.kind === 'refused') setProblem(WHY_NOT[answer.why]);
        setPriced(answer.kind === 'price' ? { ...answer, asked, id: randomUuid() } : null);
      }),
    /** Resolves to whether the customer was asked. */
    send: async ({ asked, amount, id }: Priced): Promise<boolean> => {
      const sent = await during(() => ask({ crewDay, visit, asked, expected: amount, extra: id }));
      if (sent) setPriced(null);
      return sent !== null;
    },
  };
}
