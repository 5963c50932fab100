import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CopyLink } from '@/components/ui/CopyLink';
import { Note } from '@/components/ui/Note';
import { QrCode } from '@/components/ui/QrCode';
import { Everybody } from './Everybody';
import { ListPage } from './ListPage';
import type { OwnerModel, Share } from './types';
import styles from './OwnerBody.module.scss';

const LEAD =
  'Everyone you are moving with adds their own things, from their own phone. The list and the price of your quote follow at once, and everyone sees their share.';

export function OwnerBody({ draftId, goOn, notice, isOrdered, shared, actions, drawing }: OwnerModel) {
  const next = (
    <p>
      <ButtonLink href={goOn} kind={shared ? 'primary' : 'secondary'} iconAfter="arrow-right">
        Continue the quote
      </ButtonLink>
    </p>
  );
  const who = shared ? (
    <>
      <Who draftId={draftId} shared={shared} action={actions.remove} />
      {next}
    </>
  ) : null;
  return (
    <ListPage title="Fill the list together" lead={LEAD} notice={notice} aside={who} drawing={drawing}>
      {isOrdered ? (
        <Note>
          This move is being booked, so its list can no longer be changed here. On the order page one of you can pay for
          it all, or everyone can pay their own share.
        </Note>
      ) : null}
      {shared && !isOrdered ? <Link draftId={draftId} shared={shared} action={actions.set} /> : null}
      {shared ? null : <Start draftId={draftId} isOrdered={isOrdered} action={actions.set} />}
      {shared ? null : next}
    </ListPage>
  );
}

type StartProps = Pick<OwnerModel, 'draftId' | 'isOrdered'> & { readonly action: string };

function Start({ draftId, isOrdered, action }: StartProps) {
  return (
    <section className={styles.start} aria-labelledby="start">
      <h2 id="start">How it works</h2>
      <ol>
        <li>You get a link to send to the others.</li>
        <li>They give a first name, without an email address or a phone number, and count what is theirs.</li>
        <li>
          The price is split by volume, to the penny. Whatever nobody else has added counts as yours. Once you have
          ordered, you pay it all, or everyone pays their own share online.
        </li>
      </ol>
      {isOrdered ? null : (
        <form method="post" action={action} noValidate>
          <Fields draftId={draftId} set="open" />
          <Button type="submit" size="l">
            Make the link
          </Button>
        </form>
      )}
    </section>
  );
}

type SharedProps = {
  readonly draftId: string;
  readonly shared: NonNullable<OwnerModel['shared']>;
  readonly action: string;
};

function Who({ draftId, shared, action }: SharedProps) {
  return (
    <section className={styles.who} aria-labelledby="who">
      <h2 id="who">Who has what</h2>
      <Everybody {...shared.everybody} below={(share) => <Remove share={share} draftId={draftId} action={action} />} />
      <p className={styles.quiet}>
        The whole price is split by volume, to the penny. Whatever nobody else has added counts as yours.
      </p>
    </section>
  );
}

function Link({ draftId, shared: { isOpen, link, code, mailTo }, action }: SharedProps) {
  return (
    <section className={styles.link} aria-labelledby="link">
      <h2 id="link">{isOpen ? 'Send this link' : 'The list is closed'}</h2>
      {isOpen ? (
        <>
          {code ? <QrCode code={code} label="A QR code of the list’s link" className={styles.code} /> : null}
          <p className={styles.address}>
            <a href={link}>{link}</a>
          </p>
          <div className={styles.ways}>
            <a href={mailTo}>Send it by email</a>
            <CopyLink link={link} />
          </div>
          <p className={styles.quiet}>
            Anyone with the link sees first names, volumes and shares, but not your addresses, and can add a part of
            their own.
          </p>
        </>
      ) : (
        <p>Nobody can join or change their part. What is on the list stays.</p>
      )}
      <form method="post" action={action} noValidate>
        <Fields draftId={draftId} set={isOpen ? 'closed' : 'open'} />
        <Button type="submit" kind="secondary">
          {isOpen ? 'Close the list' : 'Open the list again'}
        </Button>
      </form>
    </section>
  );
}

type RemoveProps = { readonly share: Share; readonly draftId: string; readonly action: string };

/** Renders the removal of a part, confirmed without a script, because the part would have to be entered again. */
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
