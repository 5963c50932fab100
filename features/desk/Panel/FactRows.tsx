import type { DeskFact } from '@/lib/contracts/desk-parts';
import styles from './FactRows.module.scss';

/** Labels and what they say; phone numbers and addresses can be followed. */
export function FactRows({ facts }: { readonly facts: readonly DeskFact[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, text, href }, index) => (
        <div key={`${label} ${index}`} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.text}>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
