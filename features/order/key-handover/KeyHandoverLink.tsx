import { buttonClass } from '@/components/ui/Button';
import type { KeyHandoverPrompt } from '../types';
import styles from '../WhereExactly.module.scss';

/** Renders the link to the page for late keys, on the day of a move. A plain link. */
export function KeyHandoverLink({ title, text, label, href }: KeyHandoverPrompt) {
  return (
    <section aria-label="Keys late" className={styles.root}>
      <p>
        <b>{title}</b> {text}
      </p>
      <a href={href} className={buttonClass({ kind: 'secondary' })}>
        {label}
      </a>
    </section>
  );
}
