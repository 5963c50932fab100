import styles from './SkipLink.module.scss';

/** The first thing that the Tab key reaches; `main` has the id that it leads to. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    Skip to content
  </a>
);
