import { useState } from 'react';
import { agreementSentence, spokenAgreement, type PaymentPlan } from '@/lib/domain/pricing/payment-plan';
import type { Quote } from '@/lib/domain/pricing/quote';
import { fieldErrors } from '../engine/answers';
import type { BookingAnswers, FlowConfig } from '../flow-config';
import type { Agreed } from './use-order';

type About<V extends BookingAnswers> = {
  readonly flow: FlowConfig<V>;
  readonly values: V;
  readonly quote: Quote | null;
  /** Whether an operator ticks the box for a customer on the telephone. */
  readonly isForCustomer?: boolean | undefined;
};

/** The checkbox with which the customer agrees to later payments. */
export type PaymentsBox = {
  readonly name: string;
  readonly plan: PaymentPlan;
  /** Name of the other work in the first payment: "the move". */
  readonly beside: string;
  readonly sentence: string;
  readonly isAgreed: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAgreed: boolean) => void;
};

/**
 * Returns the agreement to payments after the order (LAW-4). It holds for one exact sentence, so another amount or
 * day removes the tick. `payments` is null when nothing is paid later.
 */
export function useAgreement<V extends BookingAnswers>({
  flow,
  values,
  quote,
  isForCustomer = false,
}: About<V>): Agreed<V> & { readonly payments: PaymentsBox | null } {
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const { payments: asked } = flow;
  const plan = (quote && asked?.planOf(values, quote)) ?? null;
  if (!asked || !plan) return { answers: values, isMissing: () => Promise.resolve(false), payments: null };

  const { field, beside } = asked;
  const sentence = (isForCustomer ? spokenAgreement : agreementSentence)(plan);
  const isAgreed = said === sentence;
  const answers = { ...values, [field]: isAgreed };
  const isMissing = async () => {
    const { schema } = await flow.rules();
    const refusal = (await fieldErrors(schema.pick([field]), answers))[field];
    setError(refusal);
    if (refusal) document.getElementById(field)?.focus();
    return refusal !== undefined;
  };
  const onChange = (agrees: boolean) => {
    setSaid(agrees ? sentence : null);
    if (agrees) setError(undefined);
  };
  return {
    answers,
    isMissing,
    payments: { name: field, plan, beside, sentence, isAgreed, error, onChange },
  };
}
