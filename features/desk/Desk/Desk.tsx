import { useEffect, useRef } from 'react';
import { SkipLink } from '@/components/layout/Layout';
import { Logo } from '@/components/ui/Logo';
import { Note } from '@/components/ui/Note';
import { DESK_SECTIONS } from '@/lib/contracts/desk-paths';
import type { DeskPageProps } from '@/lib/contracts/desk-parts';
import { ACCOUNT_DETAILS } from '@/lib/account-routes';
import { deskPath } from '@/lib/routes';
import { RefusedForm } from '@/features/desk-kit/DeskForm/refusal';
import { ViewOf, type DeskView } from './ViewOf';
import styles from './Desk.module.scss';

/** Scrolls the current tab to the middle of the row, which on a phone is wider than the screen. */
function showCurrent(tabs: HTMLElement | null): void {
  const tab = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (!tabs || !tab) return;
  const before = tab.getBoundingClientRect().left - tabs.getBoundingClientRect().left;
  tabs.scrollLeft += before - (tabs.clientWidth - tab.clientWidth) / 2;
}

/**
 * Renders the operator's desk: plain pages and forms without client state. Links load the page anew, so every page
 * shows the current data.
 */
export function Desk({ title, operator, section, view, notice, refused }: DeskPageProps<DeskView>) {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const show = () => showCurrent(tabs.current);
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, []);
  return (
    <div className={styles.root}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <a className={styles.operator} href={ACCOUNT_DETAILS}>
            {operator}
          </a>
        </div>
        <nav ref={tabs} className={styles.nav} aria-label="Desk">
          {DESK_SECTIONS.map(({ id, label }) => (
            <a key={id} className={styles.link} href={deskPath(id)} aria-current={id === section ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {notice ? (
          <Note kind={notice.kind} role={notice.kind === 'error' ? 'alert' : 'status'} className={styles.notice}>
            {notice.text}
          </Note>
        ) : null}
        <RefusedForm value={refused}>
          <ViewOf title={title} view={view} />
        </RefusedForm>
      </main>
    </div>
  );
}
