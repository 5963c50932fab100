import { cancellationTerms } from '@/lib/domain/order/cancellation';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { Trader } from '@/lib/domain/order/trader';
import { ROUTES } from '@/lib/routes';
import styles from './CheckAnswers.module.scss';

type TermsProps = { readonly values: MovingAnswers; readonly trader: Trader; readonly now: string };

/** How it can be cancelled, how long it binds, and with whom. */
export function Terms({ values, trader, now }: TermsProps) {
  const { movingDate } = values.dates;
  const slot = values.timeSlot.movingDate;
  const terms =
    movingDate === '' || !slot
      ? []
      : cancellationTerms({
          services: ['MOVING', ...values.addOns],
          date: movingDate,
          slot,
          agreedAt: new Date(now),
          wantsStartWithin14Days: values.wantsStartWithin14Days,
        });
  return (
    <section aria-labelledby="terms" className={styles.card}>
      <h2 id="terms" className={styles.title}>
        What you agree to
      </h2>
      <h3 className={styles.subtitle}>If you change your mind</h3>
      <ul className={styles.terms}>
        {terms.map(({ service, text }) => (
          <li key={service}>{text}</li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>How long it binds you</h3>
      <p>One move, no contract beyond it.</p>
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
        that you agreed to apply.
      </p>
    </section>
  );
}
