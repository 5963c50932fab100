import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Tag } from '@/components/ui/Tag';
import { bookFromAccount } from '@/lib/contracts/accounts';
import { ChooseThings } from '../ChooseThings/ChooseThings';
import { chooserId, pictureId } from '../model/chosen';
import { Delegates } from '../Delegates';
import { Note } from '@/components/ui/Note';
import { FactList } from '../FactList';
import spaceStyles from './Space.module.scss';
import { UnitPicture, drawnWidth, type Floor } from '../UnitPicture';
import type { AccountContent, OpenedCard, SpaceCard } from '../types';
import { EmptyState } from './EmptyState';
import styles from './Spaces.module.scss';

type SpacesProps = Extract<AccountContent, { kind: 'items' }>;

const WHEN_COLLECTED = 'Once they are in storage, you choose here what should come back, and see its price.';

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

type SpaceProps = SpaceCard & {
  readonly widest: number;
};

function Space({ orderId, title, badge, isComing, order, facts, things, ...card }: SpaceProps) {
  const { floor, bringBack, actions, links, delegates, widest } = card;
  const id = `space-${orderId}`;
  return (
    <section aria-labelledby={id} className={spaceStyles.root} data-unit={orderId}>
      <div className={spaceStyles.picture}>
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
      <div className={spaceStyles.words}>
        <header className={spaceStyles.head}>
          <h2 id={id}>{title}</h2>
          <Tag kind={badge.kind}>{badge.text}</Tag>
          <a href={order.href} className={spaceStyles.order}>
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
          <ThingList id={`list-${orderId}`} things={things} isComing={isComing} />
        )}
        <div className={spaceStyles.facts}>
          <FactList facts={facts} />
          {links.map(({ label, href }) => (
            <a key={href} href={href} className={spaceStyles.payments}>
              {label}
            </a>
          ))}
        </div>
        {bringBack ? null : (
          <form noValidate method="post" action={bookFromAccount.path} className={spaceStyles.actions}>
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
        {delegates ? <Delegates {...delegates} orderId={orderId} /> : null}
      </div>
    </section>
  );
}

type OpenedSpaceProps = OpenedCard & {
  readonly widest: number;
};

/** Renders another customer's unit, without its payments, for a delegate. */
export function OpenedSpace({
  orderId,
  title,
  notice,
  badge,
  isComing,
  rules,
  facts,
  things,
  ...card
}: OpenedSpaceProps) {
  const { floor, bringBack, widest } = card;
  const id = `space-${orderId}`;
  return (
    <section id={`helpers-${orderId}`} aria-labelledby={id} className={spaceStyles.root} data-unit={orderId}>
      <div className={spaceStyles.picture}>
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
      <div className={spaceStyles.words}>
        <header className={spaceStyles.head}>
          <h2 id={id}>{title}</h2>
          <Tag kind={badge.kind}>{badge.text}</Tag>
        </header>
        {notice ? (
          <Note kind={notice.kind} role="status" className={spaceStyles.rules}>
            {notice.text}
          </Note>
        ) : null}
        <p className={spaceStyles.rules}>{rules}</p>
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
          <ThingList id={`list-${orderId}`} things={things} isComing={isComing} />
        )}
        <div className={spaceStyles.facts}>
          <FactList facts={facts} />
        </div>
      </div>
    </section>
  );
}

type ThingListProps = Pick<SpaceCard, 'things' | 'isComing'> & { readonly id: string };

const ThingList = ({ id, things, isComing }: ThingListProps) => (
  <>
    <h3 id={id}>{isComing ? 'What we collect' : 'What is in it'}</h3>
    {things.length > 0 ? (
      <ul aria-labelledby={id} className={spaceStyles.list}>
        {things.map((thing) => (
          <li key={thing.id}>
            {thing.quantity} × {thing.title}
          </li>
        ))}
      </ul>
    ) : (
      <p className={spaceStyles.quiet}>
        {isComing ? 'You have not listed your things.' : 'None of the items you listed are left in it.'}
      </p>
    )}
    {isComing ? <p className={spaceStyles.quiet}>{WHEN_COLLECTED}</p> : null}
  </>
);
