import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { formatPieces } from '@/lib/domain/catalogue/inventory';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { loadText } from '@/lib/domain/packing/load-text';
import type { Hold } from '@/lib/domain/packing/containers';
import { drawnHold, leftTexts } from './drawn-hold';
import styles from './HoldPicture.module.scss';

export type HoldPictureProps = {
  readonly items: readonly FurnitureItem[];
  readonly hold: Hold;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
};

/**
 * Renders vans or a unit, cut open, with what fits inside and the rest in front. Draws at most MAX_DRAWN_PIECES. Runs
 * on the server only.
 */
export function HoldPicture({ items, hold, className, style }: HoldPictureProps) {
  const picture = drawnHold(items, hold);
  const { viewBox, parts, drawn, outside, undrawn } = picture;
  const more = undrawn > 0 ? ` Not drawn: ${formatPieces(undrawn)}.` : '';
  return (
    <>
      <svg
        viewBox={viewBox}
        style={style}
        className={clsx(styles.picture, className)}
        role="img"
        aria-label={`${loadText(hold, drawn, outside)}${more}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        dangerouslySetInnerHTML={{ __html: parts.map(({ paths }) => paths).join('') }}
      />
      {leftTexts(picture).map((left) => (
        <p key={left} className={styles.outside} aria-hidden>
          {left}
        </p>
      ))}
    </>
  );
}
