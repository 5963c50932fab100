import type { DeskFact } from '@/lib/contracts/desk-parts';
import styles from './FactRows.module.scss';

/** Renders labels with their values. Phone numbers and addresses are links. */
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
