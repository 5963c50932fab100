import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { Tag } from '@/components/ui/Tag/Tag';
import { track } from '@/lib/analytics/track';
import type { StorageTerm } from '@/lib/domain/order/types';
import { rentText, type UnitOption } from '../units';
import styles from './ChooseUnit.module.scss';
import { RentLines } from './RentLines';
import { ScaledPicture } from './ScaledPicture';

type UnitCardProps = {
  readonly unit: UnitOption;
  readonly term: StorageTerm;
  readonly picture: Picture;
  readonly href: string;
  /** Too wide a drawing for one of four columns. */
  readonly isWide: boolean;
};

/** One unit: its drawing, its area, what it costs, and the way on. */
export function UnitCard({ unit, term, picture, href, isWide }: UnitCardProps) {
  const { space, title, area, isPopular } = unit;
  const rent = rentText({ storageSpace: space, squareFeet: null }, term);
  if (!rent) return null;
  return (
    <li className={clsx(styles.unit, isWide && styles.wide)}>
      {isPopular ? (
        <span className={styles.flag}>
          <Tag kind="hot">Popular</Tag>
        </span>
      ) : null}
      <ScaledPicture picture={picture} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.quiet}>{area}</p>
      <RentLines rent={rent} />
      <ButtonLink
        href={href}
        kind={isPopular ? 'primary' : 'secondary'}
        fullWidth
        aria-label={`Choose ${title}, ${rent.week} a week`}
        onClick={() => track('get_a_quote_click_v2', { spot: `choose_unit_${space}` })}
      >
        Choose {title}
      </ButtonLink>
    </li>
  );
}
