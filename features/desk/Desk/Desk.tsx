import { Logo } from '@/components/ui/Logo/Logo';
import { Note } from '@/components/ui/Note/Note';
import { DESK_SECTIONS } from '@/lib/contracts/desk-paths';
import type { DeskPage } from '@/lib/contracts/desk-views';
import { ACCOUNT_DETAILS } from '@/lib/account-routes';
import { deskPath } from '@/lib/routes';
import { RefusedForm } from '../DeskForm/refusal';
import { ViewOf } from './ViewOf';
import styles from './Desk.module.scss';

/**
 * The operator's desk: plain pages and forms, no state in the browser. Links are ordinary ones, so that every page is
 * what the database says at that moment.
 */
export function Desk({ title, operator, section, view, notice, refused }: DeskPage) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <a className={styles.operator} href={ACCOUNT_DETAILS}>
            {operator}
          </a>
        </div>
        <nav className={styles.nav} aria-label="Desk">
          {DESK_SECTIONS.map(({ id, label }) => (
            <a key={id} className={styles.link} href={deskPath(id)} aria-current={id === section ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      <main id="main" className={styles.main}>
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
