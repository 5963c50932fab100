import { ButtonLink } from '@/components/ui/ButtonLink';
import type { AccountContent } from '../types';
import { OpenedSpace } from '../Delegates/OpenedSpace';
import { drawnWidth, type Floor } from '../UnitPicture';
import { EmptyState } from './EmptyState';
import { Space } from './Space';
import styles from './Spaces.module.scss';

type SpacesProps = Extract<AccountContent, { kind: 'items' }>;

/** Floor (feet) that sets the least width of the scale, so that a single small unit is not drawn large. */
const LARGE: Floor = { width: 8, depth: 6 };

/** Renders a customer's current units, drawn to one scale, and the past ones. */
export function Spaces({ cards, past, opened = [], empty }: SpacesProps) {
  const widths = [...cards, ...opened].flatMap(({ things, floor }) => (floor ? [drawnWidth(things, floor)] : []));
  const widest = Math.max(drawnWidth([], LARGE), ...widths);
  return (
    <div className={styles.root}>
      {cards.length + opened.length === 0 ? <EmptyState {...empty} /> : null}
      {cards.map((card) => (
        <Space key={card.orderId} widest={widest} {...card} />
      ))}
      {opened.map((card) => (
        <OpenedSpace key={card.orderId} widest={widest} {...card} />
      ))}
      {past.length > 0 ? (
        <section aria-labelledby="past" className={styles.past}>
          <h2 id="past">Returned</h2>
          <ul>
            {past.map(({ orderId, title, facts, order }) => (
              <li key={orderId}>
                <b>{title}</b>
                <span>{facts.map(({ label, value }) => `${label} ${value}`).join('. ')}</span>
                <ButtonLink href={order.href} kind="outline" size="s">
                  Order {order.reference}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
