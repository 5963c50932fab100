import { memo, useState, type AnimationEvent, type ReactNode } from 'react';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { loadText, outsideText } from '@/lib/domain/packing/load-text';
import type { Hold } from '@/lib/domain/packing/types';
import styles from './LoadDrawing.module.scss';
import { useDrawnLoad } from './use-drawn-load';

export type LoadDrawingProps = {
  readonly items: readonly FurnitureItem[];
  readonly hold: Hold;
  /** Shown until the first drawing is ready. */
  readonly children?: ReactNode;
};

/** Renders a van or a unit, cut open, that fills to scale with a list. Its text alternative says the same. */
export function LoadDrawing({ items, hold, children }: LoadDrawingProps) {
  const drawn = useDrawnLoad(items, hold);
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);
  if (!drawn) return children;
  if (!first) setFirst(new Set(drawn.parts.map(({ key }) => key)));
  const { load } = drawn;
  const outside = outsideText(load.items, drawn.outside);
  return (
    <div className={styles.root}>
      <svg
        viewBox={drawn.viewBox}
        className={styles.picture}
        role="img"
        aria-label={loadText(load.hold, load.items, drawn.outside)}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawn.parts.map(({ key, paths }) => (
          <PartOfDrawing key={key} paths={paths} isNew={first !== null && !first.has(key)} />
        ))}
      </svg>
      {outside ? (
        <p className={styles.outside} aria-hidden>
          {outside}
        </p>
      ) : null}
    </div>
  );
}

type PartProps = { readonly paths: string; readonly isNew: boolean };

/** Renders one piece. Memoised, because a new paint order would restart the one-time animation of a new piece. */
const PartOfDrawing = memo(function PartOfDrawing({ paths, isNew }: PartProps) {
  return (
    <g
      className={isNew ? styles.dropped : undefined}
      onAnimationEnd={isNew ? settle : undefined}
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  );
});

function settle(event: AnimationEvent<SVGGElement>): void {
  event.currentTarget.style.animation = 'none';
}
