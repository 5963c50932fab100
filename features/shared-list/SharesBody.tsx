import clsx from 'clsx';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CopyLink } from '@/components/ui/CopyLink';
import { Note } from '@/components/ui/Note';
import { ListPage } from './ListPage';
import type { SharesModel } from './share-model';
import styles from './SharesBody.module.scss';

/** Renders the shares of an order for the customer who ordered. A script adds buttons that copy the links. */
export function SharesBody(model: SharesModel) {
  const { reference, token, title, lead, orderHref, canShare, action, rows, deadline, drawing } = model;
  return (
    <ListPage title={title} lead={lead} drawing={drawing}>
      {deadline ? <Note icon="clock">{deadline}</Note> : null}
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={`${row.name} ${row.link ?? row.amount}`} {...row} />
          ))}
        </ul>
      ) : null}
      {canShare ? (
        <form method="post" action={action} noValidate>
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="l">
            Let everyone pay their share
          </Button>
        </form>
      ) : null}
      <p>
        <ButtonLink href={orderHref} kind="secondary">
          {canShare ? 'Pay it all yourself' : 'See the order'}
        </ButtonLink>
      </p>
    </ListPage>
  );
}

function Row({ name, amount, state, isPaid, isOwn, link, mailTo }: SharesModel['rows'][number]) {
  return (
    <li>
      <p className={styles.head}>
        <b>{name}</b>
        <b>{amount}</b>
      </p>
      {state ? <p className={clsx(styles.state, isPaid && styles.paid)}>{state}</p> : null}
      {link && isOwn ? (
        <p className={styles.ways}>
          <ButtonLink href={link} size="s" iconAfter="arrow-right">
            Pay your share
          </ButtonLink>
        </p>
      ) : null}
      {link && !isOwn ? (
        <>
          <p className={styles.link}>
            <a href={link}>{link}</a>
          </p>
          <div className={styles.ways}>
            <a href={mailTo} aria-label={`Send it by email: ${name}`}>
              Send it by email
            </a>
            <CopyLink link={link} of={name} />
          </div>
        </>
      ) : null}
    </li>
  );
}
