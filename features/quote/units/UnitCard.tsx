import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Tag } from '@/components/ui/Tag';
import { MOST_POPULAR } from '@/lib/domain/catalogue/storage-units';
import styles from './UnitShelf.module.scss';
import { FULL_NOW, type UnitOption } from './units';

/** Renders drawings in one scale, in which the widest just fits its column. */
export function UnitShelf({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.shelf}>
      <ul className={styles.units}>{children}</ul>
    </div>
  );
}

type UnitCardProps = {
  readonly unit: UnitOption;
  readonly picture: Picture;
  readonly href: string;
  readonly price: string;
  readonly spot: string;
  readonly heading?: 'h2' | 'h3';
  readonly isFull?: boolean;
  readonly children: ReactNode;
};

export function UnitCard({ unit, picture, href, price, spot, heading: Heading = 'h2', ...card }: UnitCardProps) {
  const { isFull = false, children } = card;
  const { space, title, area, suits, isPopular } = unit;
  return (
    <li className={clsx(styles.unit, picture.width > COLUMN_WIDTH && styles.wide, suits === null && styles.short)}>
      <ScaledPicture picture={picture} />
      <div className={styles.words}>
        <div className={styles.heading}>
          <Heading className={styles.title}>{title}</Heading>
          {isPopular && !isFull ? <Tag kind="hot">Popular</Tag> : null}
        </div>
        <p className={styles.quiet}>{[area, suits].filter(Boolean).join(', ')}</p>
        {children}
      </div>
      {isFull ? (
        <p className={styles.full}>{FULL_NOW}</p>
      ) : (
        <ButtonLink
          href={href}
          kind={isPopular && space === MOST_POPULAR ? 'primary' : 'secondary'}
          fullWidth
          className={styles.choose}
          aria-label={`Choose ${title}, ${price}`}
          data-spot={spot}
        >
          Choose <span className={styles.chosen}>{title}</span>
        </ButtonLink>
      )}
    </li>
  );
}

/** Width of the widest drawing in a one-column layout, in pixels. */
const COLUMN_WIDTH = 286;

/** Renders a drawing in the common scale: its own width goes to the style sheet. */
export function ScaledPicture({ picture }: { readonly picture: Picture }) {
  const width: CSSProperties & { '--width': number } = { '--width': picture.width };
  return (
    <div className={styles.picture} style={width}>
      <Drawing {...picture} alt="" />
    </div>
  );
}

type PriceTextProps = {
  /** "from", where the price depends on an open question. */
  readonly lead?: string | undefined;
  readonly price: string;
  readonly note?: string;
  readonly children?: ReactNode;
};

export function PriceText({ lead, price, note, children }: PriceTextProps) {
  return (
    <div>
      <p>
        {lead ? <span>{`${lead} `}</span> : null}
        <strong className={styles.price}>{price}</strong> {children}
      </p>
      {note ? <p className={styles.quiet}>{note}</p> : null}
    </div>
  );
}
