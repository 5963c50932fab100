import type { ReactNode } from 'react';
import { SkipLink } from './SkipLink';

type LayoutProps = { readonly header: ReactNode; readonly footer: ReactNode; readonly children: ReactNode };

/** The standard frame of a page. Its parts come from outside: the layout knows no features. */
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
