import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { signOutEverywhere } from '@/lib/contracts/accounts';
import { FactList } from './FactList';
import type { AccountContent } from './types';
import styles from './Details.module.scss';

type DetailsProps = Extract<AccountContent, { kind: 'details' }>;

/** Renders the customer's details, the retention of data, the request to delete it, and signing out on all devices. */
export function Details({ facts, note, keeping, deletion }: DetailsProps) {
  return (
    <div className={styles.root}>
      <section aria-labelledby="you" className={styles.panel}>
        <h2 id="you">You</h2>
        <FactList facts={facts} />
        <p>{note}</p>
      </section>
      <section aria-labelledby="devices" className={styles.panel}>
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
      <section aria-labelledby="keeping" className={styles.panel}>
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
