import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import priceLineStyles from './PriceLine.module.scss';
import styles from './CallToAction.module.scss';

/** A link. Clicks on a link with a `spot` are reported as the start of a quote (lib/analytics/automatic-events.ts). */
export type SpottedLink = { readonly label: string; readonly href: string; readonly spot?: string | undefined };

type CallToActionProps = {
  readonly title: string;
  readonly text: string;
  readonly drawing: Picture;
  readonly price?: PriceLineProps | undefined;
  readonly action: SpottedLink;
};

export function CallToAction({ title, text, drawing, price, action }: CallToActionProps) {
  return (
    <section className={styles.root}>
      <div className={styles.panel}>
        <div className={styles.art}>
          <Drawing {...drawing} alt="" />
        </div>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.action}>
          {price ? <PriceLine {...price} /> : null}
          <ButtonLink href={action.href} kind="dark" size="l" iconAfter="arrow-right" data-spot={action.spot}>
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** A price within a card or a sentence: "from £49 a week". */
export type PriceLineProps = {
  readonly lead?: string | undefined;
  readonly price: string;
  readonly per?: string | undefined;
};

function PriceLine({ lead, price, per }: PriceLineProps) {
  return (
    <p className={priceLineStyles.root}>
      {lead ? `${lead} ` : null}
      <strong>{price}</strong>
      {per ? ` ${per}` : null}
    </p>
  );
}
