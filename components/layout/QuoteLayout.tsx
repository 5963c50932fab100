import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Logo } from '@/components/ui/Logo';
import { PhoneLink } from '@/components/ui/PhoneLink';
import styles from './QuoteLayout.module.scss';

type QuoteLayoutProps = {
  readonly company: { readonly phone: string; readonly phoneHref: string };
  readonly children: ReactNode;
  /** The exit link at the right end. Default: "Leave quote" to the home page. Null for none. */
  readonly leave?: { readonly label: string; readonly href: string } | null | undefined;
  /** A control before the exit link. */
  readonly exit?: ReactNode;
};

/** Renders the slim frame of quote, order and payment pages, without navigation. The children contain <main>. */
export function QuoteLayout({
  company,
  children,
  leave = { label: 'Leave quote', href: '/' },
  exit,
}: QuoteLayoutProps) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <span className={styles.phone}>
            <PhoneLink phone={company.phone} href={company.phoneHref} />
          </span>
          {exit}
          {leave ? (
            <ButtonLink href={leave.href} kind="outline" size="s" className={styles.leave}>
              {leave.label}
            </ButtonLink>
          ) : null}
        </div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
