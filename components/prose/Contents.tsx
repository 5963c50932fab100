import styles from './Contents.module.scss';

export type Section = { readonly id: string; readonly text: string };

type ContentsProps = {
  readonly sections: readonly Section[];
  /** Whether the titles are short enough for two columns on a phone. */
  readonly isShort?: boolean;
};

export function Contents({ sections, isShort = false }: ContentsProps) {
  return (
    <nav aria-labelledby="contents" className={styles.root}>
      <h2 id="contents" className={styles.title}>
        On this page
      </h2>
      <ol className={isShort ? styles.short : styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
