import { FormIsland } from '@/components/forms/FormIsland';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import type { EnquiryProps } from './types';
import styles from './Enquiry.module.scss';

/**
 * Renders the enquiry for a service without an online price: what we need to know, the form, and other ways to reach
 * us.
 */
export function Enquiry({ id, title, text, asks, form, answers, drawing, phone, phoneHref, email }: EnquiryProps) {
  return (
    <section id={id} className={styles.root}>
      <div className={styles.panel}>
        <div className={styles.about}>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
          <h3 className={styles.atHand}>Have this to hand</h3>
          <ol className={styles.asks}>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ol>
          <p className={styles.ways}>
            Or ring <a href={phoneHref}>{phone}</a>, or write to <a href={`mailto:${email}`}>{email}</a>.
          </p>
          <div className={styles.art}>
            <Drawing {...drawing} alt="" />
          </div>
        </div>
        <div className={styles.card}>
          <FormIsland form={form} answers={answers} />
        </div>
      </div>
    </section>
  );
}
