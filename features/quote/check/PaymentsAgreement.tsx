import Head from 'next/head';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { formatPence } from '@/lib/domain/money';
import type { Quote } from '@/lib/domain/pricing/quote';
import { firstPaymentText, planRows } from '@/lib/domain/storage/plan-words';
import { SITE } from '@/lib/site';
import styles from './CheckAnswers.module.scss';
import { CHECK_TITLE } from './title';
import type { PaymentsBox } from './use-agreement';

/** What is paid now, what later, until when and how it ends; and the customer's word for it, never pre-ticked (LAW-4). */
export function PaymentsAgreement({
  quote,
  plan,
  name,
  sentence,
  isAgreed,
  error,
  onChange,
  beside,
}: PaymentsBox & { readonly quote: Quote }) {
  const rows = [
    ['Now', firstPaymentText(plan, formatPence(quote.totalWithDiscount), beside)],
    ...planRows(plan),
  ] as const;
  return (
    <section aria-labelledby="payments" className={styles.card}>
      {error ? (
        <Head>
          <title key="title">{`Error: ${CHECK_TITLE} | ${SITE.name}`}</title>
        </Head>
      ) : null}
      <h2 id="payments" className={styles.title}>
        How you pay for storage
      </h2>
      <dl className={styles.payments}>
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox name={name} label={sentence} checked={isAgreed} onChange={onChange} error={error} />
    </section>
  );
}
