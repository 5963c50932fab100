import styles from './CheckAnswers.module.scss';
import { cancellationTerms } from '@/lib/domain/order/cancellation';
import { COVER_IS, coverText, NEVER_COVERED_WORDS } from '@/lib/domain/order/cover-words';
import type { Trader } from '@/lib/domain/order/trader';
import { ROUTES } from '@/lib/routes';
import { dayOf, slotOf, type BookingAnswers, type FlowConfig } from '../flow-config';

type TermsProps<V extends BookingAnswers> = {
  readonly flow: FlowConfig<V>;
  readonly values: V;
  readonly trader: Trader;
  readonly now: string;
  /** Whether an operator reads the terms to a customer on the telephone. */
  readonly isForCustomer?: boolean | undefined;
};

/** Renders how to cancel, how long the contract binds, and the company. */
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
