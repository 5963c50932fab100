import clsx from 'clsx';
import { Button } from '@/components/ui/Button/Button';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { SharesModel } from '../types';
import styles from './SharesBody.module.scss';

/** Who pays how much of an order, by which link, and who has: for who ordered it. Plain forms. */
export function SharesBody(model: SharesModel) {
  const { reference, token, title, lead, orderHref, canShare, action, rows, deadline } = model;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map(({ name, amount, state, isPaid, link }) => (
            <li key={`${name} ${link ?? amount}`}>
              <p className={styles.head}>
                <b>{name}</b>
                <b>{amount}</b>
              </p>
              {state ? <p className={clsx(styles.state, isPaid && styles.paid)}>{state}</p> : null}
              {link ? (
                <p className={styles.link}>
                  <a href={link}>{link}</a>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {deadline ? <p className={styles.lead}>{deadline}</p> : null}
      {canShare ? (
        <form method="post" action={action} noValidate className={styles.ways}>
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" size="l">
            Let each pay their share
          </Button>
        </form>
      ) : null}
      <p>
        <ButtonLink href={orderHref} kind="secondary">
          {canShare ? 'Pay all of it yourself' : 'See the order'}
        </ButtonLink>
      </p>
    </div>
  );
}
