import styles from './VanAnimation.module.scss';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { firstPieces, MAX_DRAWN_PIECES } from '@/lib/domain/packing/drawn-pieces';
import { emptyingText } from '@/lib/domain/packing/load-text';
import { loadVans } from '@/lib/domain/packing/load-vans';
import type { Vans } from '@/lib/domain/packing/containers';
import { drawnVans } from '@/lib/drawing';
import { lruCache } from '@/lib/lru-cache';
import { drawLoad } from './draw-load';
import { DRAWINGS_KEPT } from './drawn-hold';

/** An SVG in parts. A part is hidden while less than the share `outBelow` (0 to 1) of the items is in the vans. */
type EmptyingVans = {
  readonly viewBox: string;
  readonly parts: readonly { readonly paths: string; readonly outBelow: number | null }[];
};

const drawings = lruCache<EmptyingVans>(DRAWINGS_KEPT);

/**
 * Draws the loaded vans in parts. While a share of k/n is inside, each van of n pieces shows the k loaded first. Draws
 * at most MAX_DRAWN_PIECES, and none that do not fit. Cached.
 */
export function emptyingVans(items: readonly FurnitureItem[], hold: Vans): EmptyingVans {
  const key = JSON.stringify([items, hold]);
  const known = drawings.get(key);
  if (known) return known;
  const outBelowByKey = new Map<string, number>();
  const { viewBox, parts } = drawLoad(
    firstPieces(items, MAX_DRAWN_PIECES),
    (pieces) =>
      loadVans(pieces, hold).map(({ placements }) => {
        for (const [index, { piece }] of placements.entries())
          outBelowByKey.set(piece.key, (index + 0.5) / placements.length);
        return { placements, outside: [] };
      }),
    drawnVans,
  );
  const made = {
    viewBox,
    parts: parts.map((part) => ({ paths: part.paths, outBelow: outBelowByKey.get(part.key) ?? null })),
  };
  drawings.set(key, made);
  return made;
}

export type VanAnimationProps = {
  readonly items: readonly FurnitureItem[];
  readonly hold: Vans;
};

const percent = (share: number): number => Math.round(share * 10_000) / 100;

/** Renders the vans of an order, cut open. An ancestor sets `--in`, the percentage of items inside (default 100). */
export function VanAnimation({ items, hold }: VanAnimationProps) {
  const { viewBox, parts } = emptyingVans(items, hold);
  const markup = parts.map(({ paths, outBelow }) =>
    outBelow === null ? paths : `<g style="--out:${percent(outBelow)}">${paths}</g>`,
  );
  return (
    <svg
      viewBox={viewBox}
      className={styles.root}
      role="img"
      aria-label={emptyingText(hold, items)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: markup.join('') }}
    />
  );
}
