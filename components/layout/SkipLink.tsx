import styles from './SkipLink.module.scss';

/** The first link in the tab order, which leads to the element with the id `main`. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    Skip to content
  </a>
);
