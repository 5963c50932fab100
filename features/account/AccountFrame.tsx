import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { signOut } from '@/lib/contracts/accounts';
import type { AccountBodyProps } from './types';
import styles from './AccountFrame.module.scss';

type AccountFrameProps = Pick<Extract<AccountBodyProps, { kind: 'account' }>, 'title' | 'email' | 'tabs'> & {
  readonly children: ReactNode;
};

/** Renders the frame of the account's pages: the signed-in email, the tabs and the sign-out. */
export function AccountFrame({ title, email, tabs, children }: AccountFrameProps) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <form noValidate method="post" action={signOut.path} className={styles.who}>
            <span className={styles.email}>{email}</span>
            <Button type="submit" kind="outline" size="s">
              Sign out
            </Button>
          </form>
        </header>
        <nav aria-label="Account" className={styles.tabs}>
          {tabs.map(({ label, href, isHere }) => (
            <a key={href} href={href} className={styles.tab} aria-current={isHere ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        {children}
      </div>
    </div>
  );
}
