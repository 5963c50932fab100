import type { Source } from './types';
import styles from './Sources.module.scss';

/** Renders the sources of an article's facts about third parties, where readers find the current rules. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="sources">
      <h2 id="sources" className={styles.title}>
        Sources
      </h2>
      <p className={styles.note}>Rules and charges change. These pages give the current ones.</p>
      <ul className={styles.list}>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
