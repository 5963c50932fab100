import { Button } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import { bookFromAccount } from '@/lib/contracts/accounts';
import { ChooseThings } from '../ChooseThings/ChooseThings';
import { chooserId, pictureId } from '../ChooseThings/ids';
import { FactList } from '../FactList';
import { Delegates } from '../Delegates/Delegates';
import type { SpaceCard } from '../types';
import { drawnWidth, UnitPicture } from '../UnitPicture';
import styles from './Space.module.scss';
import { ThingList } from './ThingList';

type SpaceProps = SpaceCard & {
  /** Drawn width of the widest unit on the page (drawnWidth). */
  readonly widest: number;
};

/** Renders one unit: its drawing with the items, price and term, and the bookings that it offers. */
export function Space({ orderId, title, badge, order, facts, things, ...card }: SpaceProps) {
  const { floor, bringBack, actions, links, helpers, widest } = card;
  const id = `space-${orderId}`;
  return (
    <section aria-labelledby={id} className={styles.root} data-unit={orderId}>
      <div className={styles.picture}>
        {floor ? (
          <UnitPicture
            id={pictureId(orderId)}
            items={things}
            floor={floor}
            share={drawnWidth(things, floor) / widest}
            isToChoose={bringBack !== null}
          />
        ) : null}
      </div>
      <div className={styles.words}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Tag kind={badge.kind}>{badge.text}</Tag>
          <a href={order.href} className={styles.order}>
            Order {order.reference}
          </a>
        </header>
        {bringBack ? (
          <div id={chooserId(orderId)}>
            <ChooseThings
              orderId={orderId}
              things={things}
              bringBack={bringBack}
              actions={actions}
              action={bookFromAccount.path}
            />
          </div>
        ) : (
          <ThingList id={`list-${orderId}`} things={things} />
        )}
        <div className={styles.facts}>
          <FactList facts={facts} />
          {links.map(({ label, href }) => (
            <a key={href} href={href} className={styles.payments}>
              {label}
            </a>
          ))}
        </div>
        {bringBack ? null : (
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
        )}
        {helpers ? <Delegates {...helpers} orderId={orderId} /> : null}
      </div>
    </section>
  );
}
