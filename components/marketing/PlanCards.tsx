import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, shareOfWidest, type Picture } from '@/components/ui/Drawing/Drawing';
import type { SpottedLink } from './CallToAction';
import styles from './PlanCards.module.scss';

export type PlanCardProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly price: string;
  readonly points: readonly string[];
  readonly drawing: Picture;
  readonly action: SpottedLink;
};

export function PlanCards({ cards }: { readonly cards: readonly PlanCardProps[] }) {
  return (
    <ul className={clsx(styles.root, cards.length === 3 && styles.three)}>
      {cards.map(({ title, lead, price, points, drawing, action }) => (
        <li key={title} className={styles.card}>
          <div
            className={styles.art}
            style={shareOfWidest(
              drawing,
              cards.map((card) => card.drawing),
            )}
          >
            <Drawing {...drawing} />
          </div>
          <div className={styles.name}>
            <h3>{title}</h3>
            <strong>
              {lead ? <small>{lead} </small> : null}
              {price}
            </strong>
          </div>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ButtonLink href={action.href} kind="secondary" className={styles.choose} data-spot={action.spot}>
            {action.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
