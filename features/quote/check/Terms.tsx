import { useState, type ReactNode } from 'react';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { COVER_IS, NEVER_COVERED_WORDS, coverText, stepTitle } from '@/lib/domain/order/cover-words';
import { formatPence } from '@/lib/domain/money';
import type { Trader } from '@/lib/domain/order/trader';
import { agreementSentence, chargesText, spokenAgreement } from '@/lib/domain/pricing/payment-plan';
import type { Quote } from '@/lib/domain/pricing/quote';
import { firstPaymentText, planRows } from '@/lib/domain/storage/plan-words';
import { ROUTES } from '@/lib/routes';
import { fieldErrors } from '../engine/answers';
import type { BookingAnswers } from '../flow-config';
import { refundTextOf, termsOf } from './cancellation';
import type { OrderStart } from './use-order';
import styles from './Terms.module.scss';

type TermsProps<V extends BookingAnswers> = Pick<OrderStart<V>, 'flow' | 'values' | 'quote'> & {
  readonly trader: Trader;
  readonly now: string;
  readonly isForCustomer: boolean;
  readonly payments: LaterPayments | null;
  readonly children?: ReactNode;
};

/** Renders the terms, each as a fold with its key fact. They start open for an operator, who reads them out. */
export function Terms<V extends BookingAnswers>(props: TermsProps<V>) {
  const { flow, values, quote, trader, now, isForCustomer, payments, children } = props;
  const cover = flow.covers?.(values) ?? 'included';
  const promises = flow.promises?.(values);
  return (
    <section aria-labelledby="terms">
      <h2 id="terms" className={styles.heading}>
        {isForCustomer ? 'Read to the customer: what you agree to' : 'What you agree to'}
      </h2>
      <Disclosures>
        {quote && payments ? <Payments {...payments} quote={quote} isOpen={isForCustomer} /> : null}
        <Disclosure heading="h3" title="How long the contract lasts" fact={flow.binds(values)} />
        <Disclosure
          heading="h3"
          title="If you change your mind"
          fact={refundTextOf(flow, values, now) ?? undefined}
          isOpen={isForCustomer}
        >
          <ul className={styles.list}>
            {termsOf(flow, values, now).map(({ service, text }) => (
              <li key={service}>{text}</li>
            ))}
          </ul>
        </Disclosure>
        {promises ? (
          <Disclosure heading="h3" title={promises.title} fact={promises.fact} isOpen={isForCustomer}>
            <ul className={styles.list}>
              {promises.texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Disclosure>
        ) : null}
        <Disclosure
          heading="h3"
          title="What is covered"
          fact={cover === 'as_stored' ? 'As agreed with your storage' : stepTitle(cover)}
          isOpen={isForCustomer}
        >
          <p>
            {coverText(cover)} {COVER_IS} Never covered:
          </p>
          <ul className={styles.list}>
            {NEVER_COVERED_WORDS.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure heading="h3" title="Who you book with" fact={<TraderFacts {...trader} />} />
        {children}
      </Disclosures>
      <p className={styles.conditions}>
        The{' '}
        <a href={ROUTES.terms} target="_blank" rel="noreferrer">
          terms and conditions
        </a>{' '}
        {isForCustomer ? 'apply. You agree to them by paying.' : 'apply, as you agreed.'}
      </p>
    </section>
  );
}

/** Renders the trader, never folded (LAW-4). */
const TraderFacts = ({ legalName, name, address, phone, phoneHref, email }: Trader) => (
  <address className={styles.trader}>
    <p>{`${legalName}, trading as ${name}, ${address}`}</p>
    <p>
      <a href={phoneHref}>{phone}</a> <a href={`mailto:${email}`}>{email}</a>
    </p>
  </address>
);

type PaymentsProps = LaterPayments & { readonly quote: Quote; readonly isOpen: boolean };

/** Renders the payments now and later, and how to end the storage (LAW-4). */
function Payments({ quote, plan, beside, isOpen }: PaymentsProps) {
  const first = formatPence(quote.totalWithDiscount);
  const rows = [['Now', firstPaymentText(plan, first, beside)], ...planRows(plan)] as const;
  return (
    <section aria-label={PAYMENTS_TITLE}>
      <Disclosure heading="h3" title={PAYMENTS_TITLE} fact={`${first} now, then ${chargesText(plan)}`} isOpen={isOpen}>
        <dl className={styles.payments}>
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}

const PAYMENTS_TITLE = 'How you pay for storage';

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
