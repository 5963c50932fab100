import type { ComponentProps, ReactNode } from 'react';
import { island } from '@/components/ui/Island/island';
import './Footer?styles';
import type { Footer } from './Footer';
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

type FooterProps = ComponentProps<typeof Footer>;
type SiteFooterProps = { readonly company: FooterProps['company'] & { readonly year: number } };

/** Returns the footer of all pages as an island: it holds links and forms only, so the server's markup is enough. */
export const siteFooter = (links: () => Promise<Pick<FooterProps, 'columns' | 'legalLinks'>>) =>
  island<SiteFooterProps>(
    async () => {
      const [{ Footer: Frame }, lists] = await Promise.all([import('./Footer'), links()]);
      return function SiteFooter({ company }) {
        return <Frame {...lists} company={company} year={company.year} />;
      };
    },
    { when: 'never' },
  );
