import type { SourceModel } from '../types';
import styles from './PlanBody.module.scss';

/** Where it all is from, and how old our copies are. */
export function Sources({ sources }: { readonly sources: readonly SourceModel[] }) {
  return (
    <section className={styles.section}>
      <h2>Sources</h2>
      <p className={styles.lead}>
        We read copies of these pages. Where we could not get an authority’s own page, we say who reports it.
      </p>
      <ol className={styles.sources}>
        {sources.map(({ number, publisher, title, url, kind, age }) => (
          <li key={number} id={`source-${number}`}>
            <a href={url} rel="external">
              {publisher}: {title}
            </a>
            <span className={styles.age}>
              {kind}. {age}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
