import type { Fact } from './types';
import styles from './Facts.module.scss';

/** Renders four key figures of the offer under dimension lines. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <section className={styles.root} aria-label="In numbers">
      <ul className={styles.facts}>
        {facts.map(({ figure, text }) => (
          <li key={figure} className={styles.fact}>
            <strong className={styles.figure}>{figure}</strong> <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
