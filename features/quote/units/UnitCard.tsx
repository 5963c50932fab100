import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { Tag } from '@/components/ui/Tag';
import { COLUMN_WIDTH, ScaledPicture } from './ScaledPicture';
import { FULL_NOW, type UnitOption } from './units';
import styles from './UnitShelf.module.scss';

type UnitCardProps = {
  readonly unit: UnitOption;
  readonly picture: Picture;
  readonly href: string;
  /** Price in the accessible name of the link: "£13.14 a week". */
  readonly price: string;
  /** The place on the site, for analytics. */
  readonly spot: string;
  readonly heading?: 'h2' | 'h3';
  /** Whether the size is fully rented, so that the card cannot be chosen. */
  readonly isFull?: boolean;
  /** The price as shown. */
  readonly children: ReactNode;
};

/** Renders one unit with its drawing, area, price and link. */
export function UnitCard({ unit, picture, href, price, spot, heading: Heading = 'h2', ...card }: UnitCardProps) {
  const { isFull = false, children } = card;
  const { title, area, isPopular } = unit;
  return (
    <li className={clsx(styles.unit, picture.width > COLUMN_WIDTH && styles.wide)}>
      {isPopular && !isFull ? (
        <span className={styles.flag}>
          <Tag kind="hot">Popular</Tag>
        </span>
      ) : null}
      <ScaledPicture picture={picture} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.quiet}>{area}</p>
      {children}
      {isFull ? (
        <p className={styles.full}>{FULL_NOW}</p>
      ) : (
        <ButtonLink
          href={href}
          kind={isPopular ? 'primary' : 'secondary'}
          fullWidth
          aria-label={`Choose ${title}, ${price}`}
          data-spot={spot}
        >
          Choose {title}
        </ButtonLink>
      )}
    </li>
  );
}
