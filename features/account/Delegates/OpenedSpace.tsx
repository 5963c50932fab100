import { Note } from '@/components/ui/Note';
import { Tag } from '@/components/ui/Tag';
import { bookFromAccount } from '@/lib/contracts/accounts';
import { ChooseThings } from '../ChooseThings/ChooseThings';
import { chooserId, pictureId } from '../ChooseThings/ids';
import { FactList } from '../FactList';
import styles from '../Spaces/Space.module.scss';
import { ThingList } from '../Spaces/ThingList';
import { drawnWidth, UnitPicture } from '../UnitPicture';
import type { OpenedCard } from '../types';

type OpenedSpaceProps = OpenedCard & {
  /** Drawn width of the widest unit on the page (drawnWidth). */
  readonly widest: number;
};

/** Renders another customer's unit that a delegate may order returns from: its items, but none of its payments. */
export function OpenedSpace({ orderId, title, notice, badge, rules, facts, things, ...card }: OpenedSpaceProps) {
  const { floor, bringBack, widest } = card;
  const id = `space-${orderId}`;
  return (
    <section id={`helpers-${orderId}`} aria-labelledby={id} className={styles.root} data-unit={orderId}>
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
        </header>
        {notice ? (
          <Note kind={notice.kind} role="status" className={styles.rules}>
            {notice.text}
          </Note>
        ) : null}
        <p className={styles.rules}>{rules}</p>
        {bringBack ? (
          <div id={chooserId(orderId)}>
            <ChooseThings
              orderId={orderId}
              things={things}
              bringBack={bringBack}
              actions={[]}
              action={bookFromAccount.path}
            />
          </div>
        ) : (
          <ThingList id={`list-${orderId}`} things={things} />
        )}
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
      </div>
    </section>
  );
}
