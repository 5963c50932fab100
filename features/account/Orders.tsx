import type { ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import { bookFromAccount } from '@/lib/contracts/accounts';
import { EmptyState } from './Spaces/EmptyState';
import type { AccountContent, OrderRow } from './types';
import styles from './Orders.module.scss';

type OrdersProps = Omit<Extract<AccountContent, { kind: 'orders' }>, 'quotes'> & {
  readonly children?: ReactNode;
};

export function Orders({ ahead, past, empty, children }: OrdersProps) {
  if (ahead.length + past.length === 0) {
    return (
      <div className={styles.root}>
        {children}
        <EmptyState {...empty} />
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <OrderList id="ahead" title="Upcoming" rows={ahead} none="Nothing is booked at the moment." />
      {children}
      {past.length > 0 ? <OrderList id="past" title="Earlier" rows={past} none="" /> : null}
    </div>
  );
}

type OrderListProps = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly OrderRow[];
  readonly none: string;
};

function OrderList({ id, title, rows, none }: OrderListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <ul className={styles.list}>
        {rows.map(({ title: what, services, when, badge, total, href, documents, ...row }) => (
          <li key={row.reference} className={styles.order}>
            <div className={styles.what}>
              <a href={href} className={styles.link}>
                {what}
              </a>
              <span className={styles.when}>{when}</span>
            </div>
            <span className={styles.services}>
              {services}, <span className={styles.reference}>order {row.reference}</span>
            </span>
            <span className={styles.state}>
              <Tag kind={badge.kind}>{badge.text}</Tag>
            </span>
            {total ? <strong className={styles.total}>{total}</strong> : null}
            {documents.length > 0 ? (
              <ul className={styles.documents}>
                {documents.map((document) => (
                  <li key={document.href}>
                    <a href={document.href}>{document.title}</a>, {document.text}
                  </li>
                ))}
              </ul>
            ) : null}
            <Actions {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Their accessible names include the order, for screen readers that list links alone. */
function Actions({
  orderId,
  reference,
  actions,
  note,
  again,
}: Pick<OrderRow, 'orderId' | 'reference' | 'actions' | 'note' | 'again'>) {
  const ofOrder = (label: string) => `${label}, order ${reference}`;
  return (
    <div className={styles.actions}>
      {note ? <p className={styles.note}>{note}</p> : null}
      {actions.map(({ label, href, isFile, isMain }) => (
        <a
          key={label}
          href={href}
          download={isFile}
          aria-label={ofOrder(label)}
          className={isMain ? buttonClass({ size: 's' }) : styles.action}
        >
          {label}
        </a>
      ))}
      {again ? (
        <form noValidate method="post" action={bookFromAccount.path} className={styles.again}>
          <input type="hidden" name="orderId" value={orderId} />
          <Button type="submit" name="what" value="again" kind="outline" size="s" aria-label={ofOrder(again)}>
            {again}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
