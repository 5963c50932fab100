import { SourcedText } from '../SourcedText/SourcedText';
import type { PaperModel } from '../types';
import styles from './PlanBody.module.scss';

/** What to have, from whom, and by when. */
export function Papers({ papers }: { readonly papers: readonly PaperModel[] }) {
  return (
    <section className={styles.section}>
      <h2>Papers</h2>
      <ul className={styles.cards}>
        {papers.map(({ name, from, by, text, refs }) => (
          <li key={name} className={styles.card}>
            <h3>{name}</h3>
            <p className={styles.by}>{by}</p>
            <p className={styles.from}>From: {from}</p>
            <p>
              <SourcedText text={text} refs={refs} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
