import { Button } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Note } from '@/components/ui/Note/Note';
import { Everybody } from '../Everybody/Everybody';
import type { OwnerModel, Share } from '../types';
import styles from './OwnerBody.module.scss';

/** The list of a quote for whoever has the quote: its link for the others, who has what, and an end to it. Plain forms. */
export function OwnerBody({ draftId, goOn, said, isOrdered, shared, actions }: OwnerModel) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>Fill the list together</h1>
      <p className={styles.lead}>
        Everyone you move with puts in their own things, from their own phone. The quote’s list and its price follow at
        once, and everyone sees their share.
      </p>
      {said ? <Note role="status">{said}</Note> : null}
      {isOrdered ? (
        <Note>
          This move is being booked, so its list can no longer be changed here. Its order page lets one pay, or each.
        </Note>
      ) : null}
      {shared ? (
        <Shared {...{ draftId, shared, actions, isOrdered }} />
      ) : (
        <section className={styles.start} aria-labelledby="start">
          <h2 id="start">How it works</h2>
          <ol>
            <li>You get a link to send to the others.</li>
            <li>They give a first name, no email and no phone number, and count what is theirs.</li>
            <li>
              The price is shared out by volume, to the penny. What nobody else has put in is yours. When you book, you
              pay all of it, or each pays their share by a link.
            </li>
          </ol>
          {isOrdered ? null : (
            <form method="post" action={actions.set} noValidate>
              <Fields draftId={draftId} set="open" />
              <Button type="submit" size="l">
                Make the link
              </Button>
            </form>
          )}
        </section>
      )}
      <p>
        <ButtonLink href={goOn} kind={shared ? 'primary' : 'secondary'} iconAfter="arrow-right">
          Continue the quote
        </ButtonLink>
      </p>
    </div>
  );
}

type SharedProps = Pick<OwnerModel, 'draftId' | 'actions' | 'isOrdered'> & {
  readonly shared: NonNullable<OwnerModel['shared']>;
};

function Shared({ draftId, shared, actions, isOrdered }: SharedProps) {
  const { isOpen, link, code, mailTo, everybody } = shared;
  return (
    <div className={styles.columns}>
      <section className={styles.who} aria-labelledby="who">
        <h2 id="who">Who has what</h2>
        <Everybody {...everybody} below={(share) => <Remove {...{ share, draftId }} action={actions.remove} />} />
        <p className={styles.quiet}>
          Shares are of the whole price, by volume and to the penny. What nobody else has put in is yours.
        </p>
      </section>
      {isOrdered ? null : (
        <section className={styles.link} aria-labelledby="link">
          <h2 id="link">{isOpen ? 'Send this link' : 'The list is closed'}</h2>
          {isOpen ? (
            <>
              {code ? (
                <svg
                  className={styles.code}
                  viewBox={`0 0 ${String(code.side)} ${String(code.side)}`}
                  role="img"
                  aria-label="A QR code of the list’s link"
                >
                  <path d={code.path} />
                </svg>
              ) : null}
              <p className={styles.address}>
                <a href={link}>{link}</a>
              </p>
              <p>
                <a href={mailTo}>Send it by email</a>
              </p>
              <p className={styles.quiet}>
                Whoever has it sees first names, volumes and shares, not your addresses, and can put in a part of their
                own.
              </p>
            </>
          ) : (
            <p>Nobody can put anything in or change their part. What is in the list stays.</p>
          )}
          <form method="post" action={actions.set} noValidate>
            <Fields draftId={draftId} set={isOpen ? 'closed' : 'open'} />
            <Button type="submit" kind="secondary">
              {isOpen ? 'Close the list' : 'Open the list again'}
            </Button>
          </form>
        </section>
      )}
    </div>
  );
}

type RemoveProps = { readonly share: Share; readonly draftId: string; readonly action: string };

/** Asked twice, without a script: what is taken out has to be put in anew. */
function Remove({ share, draftId, action }: RemoveProps) {
  if (!share.canBeRemoved) return null;
  return (
    <details className={styles.remove}>
      <summary>Remove {share.name}’s part</summary>
      <form method="post" action={action} noValidate>
        <Fields draftId={draftId} part={share.id} />
        <Button type="submit" kind="outline" size="s">
          Take out {share.amount}
        </Button>
      </form>
    </details>
  );
}

const Fields = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
