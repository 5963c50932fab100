import type { ReactNode } from 'react';
import styles from './SkipLink.module.scss';

type LayoutProps = { readonly header: ReactNode; readonly footer: ReactNode; readonly children: ReactNode };

/** Renders the standard frame of a page. It takes header and footer as props, because layouts import no features. */
export function Layout({ header, footer, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}

/** The first link in the tab order, which leads to the element with the id `main`. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    Skip to content
  </a>
);
