import { Button } from '@/components/ui/Button/Button';
import { Tag } from '@/components/ui/Tag/Tag';
import { bookFromAccount } from '@/lib/contracts/accounts';
import { FactList } from '../FactList/FactList';
import type { SpaceCard } from '../types';
import { drawnWidth, UnitPicture } from '../UnitPicture/UnitPicture';
import styles from './Space.module.scss';

type SpaceProps = SpaceCard & {
  /** Of the widest unit on the page, as drawnWidth measures. */
  readonly widest: number;
};

/** One unit: drawn with what is in it, its price and term, and what can be booked from it. */
export function Space({ orderId, title, badge, order, facts, items, floor, list, actions, widest }: SpaceProps) {
  const [id, listId] = [`space-${orderId}`, `list-${orderId}`];
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.picture}>
        {floor ? <UnitPicture items={items} floor={floor} share={drawnWidth(items, floor) / widest} /> : null}
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Tag kind={badge.kind}>{badge.text}</Tag>
          <a href={order.href} className={styles.order}>
            Order {order.reference}
          </a>
        </header>
        <FactList facts={facts} />
        <h3 id={listId}>What is in it</h3>
        {list.length > 0 ? (
          <ul aria-labelledby={listId} className={styles.list}>
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>None of the items you listed are left in it.</p>
        )}
        <form noValidate method="post" action={bookFromAccount.path} className={styles.actions}>
          <input type="hidden" name="orderId" value={orderId} />
          {actions.map(({ what, label }, place) => (
            <Button
              key={what}
              type="submit"
              name="what"
              value={what}
              kind={place === 0 && actions.length > 1 ? 'primary' : 'secondary'}
            >
              {label}
            </Button>
          ))}
        </form>
      </div>
    </section>
  );
}
