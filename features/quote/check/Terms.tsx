import styles from './CheckAnswers.module.scss';
import { useState } from 'react';
import { cancellationTerms } from '@/lib/domain/order/cancellation';
import { COVER_IS, NEVER_COVERED_WORDS, coverText } from '@/lib/domain/order/cover-words';
import type { Trader } from '@/lib/domain/order/trader';
import { agreementSentence, spokenAgreement } from '@/lib/domain/pricing/payment-plan';
import { ROUTES } from '@/lib/routes';
import { fieldErrors } from '../engine/answers';
import { dayOf, slotOf, type BookingAnswers } from '../flow-config';
import type { OrderStart } from './use-order';

type TermsProps<V extends BookingAnswers> = Pick<OrderStart<V>, 'flow' | 'values' | 'isForCustomer'> & {
  readonly trader: Trader;
  readonly now: string;
};

export function Terms<V extends BookingAnswers>({ flow, values, trader, now, isForCustomer }: TermsProps<V>) {
  const date = dayOf(values, flow.dateKey);
  const slot = slotOf(values, flow.dateKey);
  const terms =
    date === '' || !slot
      ? []
      : cancellationTerms({
          services: flow.services(values),
          date,
          slot,
          agreedAt: new Date(now),
          wantsStartWithin14Days: values.wantsStartWithin14Days,
        });
  const promises = flow.promises?.(values);
  return (
    <section aria-labelledby="terms" className={styles.card}>
      <h2 id="terms" className={styles.title}>
        {isForCustomer ? 'Read to the customer: what you agree to' : 'What you agree to'}
      </h2>
      <h3 className={styles.subtitle}>If you change your mind</h3>
      <ul className={styles.terms}>
        {terms.map(({ service, text }) => (
          <li key={service}>{text}</li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>What is covered</h3>
      <p>
        {coverText(flow.covers?.(values) ?? 'included')} {COVER_IS} Never covered:
      </p>
      <ul className={styles.terms}>
        {NEVER_COVERED_WORDS.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>How long the contract lasts</h3>
      <p>{flow.binds(values)}</p>
      {promises ? (
        <>
          <h3 className={styles.subtitle}>{promises.title}</h3>
          <ul className={styles.terms}>
            {promises.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : null}
      <h3 className={styles.subtitle}>Who you book with</h3>
      <address className={styles.trader}>
        <b>{trader.legalName}</b>
        <span>trading as {trader.name}</span>
        <span>{trader.address}</span>
        <a href={trader.phoneHref}>{trader.phone}</a>
        <a href={`mailto:${trader.email}`}>{trader.email}</a>
      </address>
      <p>
        The{' '}
        <a href={ROUTES.terms} target="_blank" rel="noreferrer">
          terms and conditions
        </a>{' '}
        {isForCustomer ? 'apply. You agree to them by paying.' : 'that you agreed to apply.'}
      </p>
    </section>
  );
}

/** Returns the agreement to later payments (LAW-4) or null. Another amount or day removes the tick. */
export function useAgreement<V extends BookingAnswers>(start: Omit<OrderStart<V>, 'draftId' | 'leave'>) {
  const { flow, values, quote, isForCustomer = false } = start;
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const { payments: asked } = flow;
  const plan = (quote && asked?.planOf(values, quote)) ?? null;
  if (!asked || !plan) return { answers: values, isMissing: () => Promise.resolve(false), payments: null };

  const { field, beside } = asked;
  const sentence = (isForCustomer ? spokenAgreement : agreementSentence)(plan);
  const isAgreed = agreedTo === sentence;
  const answers = { ...values, [field]: isAgreed };
  const isMissing = async () => {
    const { schema } = await flow.rules();
    const refusal = (await fieldErrors(schema.pick([field]), answers))[field];
    setError(refusal);
    if (refusal) document.getElementById(field)?.focus();
    return refusal !== undefined;
  };
  const onChange = (agrees: boolean) => {
    setAgreedTo(agrees ? sentence : null);
    if (agrees) setError(undefined);
  };
  const name: string = field;
  const box = { name, label: sentence, checked: isAgreed, error, onChange };
  return { answers, isMissing, payments: { plan, beside, box } };
}

export type LaterPayments = NonNullable<ReturnType<typeof useAgreement>['payments']>;
