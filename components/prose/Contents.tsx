import styles from './Contents.module.scss';

export type Section = { readonly id: string; readonly text: string };

export function Contents({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className={styles.root}>
      <h2 id="contents" className={styles.title}>
        On this page
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
