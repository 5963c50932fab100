import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import type { EnquiryProps } from '../types';
import styles from './Enquiry.module.scss';

/** Where somebody asks for what has no price online: what to say, and how to reach us. A form has its place here. */
export function Enquiry({ id, title, text, asks, drawing, phone, phoneHref, email }: EnquiryProps) {
  return (
    <section id={id} className={styles.root}>
      <div className={styles.panel}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.art}>
            <Drawing {...drawing} alt="" />
          </div>
        </div>
        <div className={styles.card}>
          <h3>Have this at hand</h3>
          <ol className={styles.asks}>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ol>
          <div className={styles.ways}>
            <ButtonLink href={phoneHref} kind="dark" size="l" iconBefore="phone">
              {phone}
            </ButtonLink>
            <ButtonLink href={`mailto:${email}`} kind="outline" size="l" iconBefore="mail">
              Write to us
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
