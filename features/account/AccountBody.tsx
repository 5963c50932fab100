import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { signOut, signOutEverywhere } from '@/lib/contracts/accounts';
import styles from './AccountFrame.module.scss';
import detailsStyles from './Details.module.scss';
import { FactList } from './FactList';
import { Orders } from './Orders';
import { SavedQuotes } from './SavedQuotes';
import { SignIn } from './SignIn';
import { Spaces } from './Spaces/Spaces';
import type { AccountBodyProps, AccountContent } from './types';

/** Renders a page of the account. Every action is a link or a plain form. */
export function AccountBody(props: AccountBodyProps) {
  if (props.kind === 'sign-in') return <SignIn {...props.words} />;
  const { content, ...frame } = props;
  return (
    <AccountFrame {...frame}>
      <Content {...content} />
    </AccountFrame>
  );
}

function Content(content: AccountContent) {
  switch (content.kind) {
    case 'items':
      return <Spaces {...content} />;
    case 'orders':
      return (
        <Orders {...content}>
          <SavedQuotes {...content.quotes} />
        </Orders>
      );
    case 'details':
      return <Details {...content} />;
  }
}

type AccountFrameProps = Pick<Extract<AccountBodyProps, { kind: 'account' }>, 'title' | 'email' | 'tabs'> & {
  readonly children: ReactNode;
};

function AccountFrame({ title, email, tabs, children }: AccountFrameProps) {
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

type DetailsProps = Extract<AccountContent, { kind: 'details' }>;

function Details({ facts, note, keeping, deletion }: DetailsProps) {
  return (
    <div className={detailsStyles.root}>
      <section aria-labelledby="you" className={detailsStyles.panel}>
        <h2 id="you">You</h2>
        <FactList facts={facts} />
        <p>{note}</p>
      </section>
      <section aria-labelledby="devices" className={detailsStyles.panel}>
        <h2 id="devices">Signed in elsewhere?</h2>
        <p>
          Lost your phone, or used a computer at work or a friend’s? This signs you out everywhere at once, including
          here.
        </p>
        <form noValidate method="post" action={signOutEverywhere.path}>
          <Button type="submit" kind="dark">
            Sign out everywhere
          </Button>
        </form>
      </section>
      <section aria-labelledby="keeping" className={detailsStyles.panel}>
        <h2 id="keeping">What we keep</h2>
        {keeping.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ButtonLink href={deletion.href} kind="secondary" iconBefore="mail">
          {deletion.label}
        </ButtonLink>
      </section>
    </div>
  );
}
