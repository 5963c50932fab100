import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { drawnHold } from './drawn-hold';
import type { Hold } from './hold';
import styles from './HoldPicture.module.scss';
import { loadText, outsideText } from './load-text';

export type HoldPictureProps = {
  readonly items: readonly FurnitureItem[];
  readonly hold: Hold;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
};

/**
 * Vans or a unit, cut open, with what is in them, and what does not fit before them: drawn where the page is made, without
 * a script in the browser.
 */
export function HoldPicture({ items, hold, className, style }: HoldPictureProps) {
  const { viewBox, parts, outside } = drawnHold(items, hold);
  const left = outsideText(items, outside);
  return (
    <>
      <svg
        viewBox={viewBox}
        style={style}
        className={clsx(styles.picture, className)}
        role="img"
        aria-label={loadText(hold, items, outside)}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        dangerouslySetInnerHTML={{ __html: parts.map(({ paths }) => paths).join('') }}
      />
      {left ? (
        <p className={styles.outside} aria-hidden>
          {left}
        </p>
      ) : null}
    </>
  );
}
