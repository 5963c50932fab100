import type { FurnitureItem } from '@/lib/domain/vocabulary';
import styles from './EmptyingVan.module.scss';
import type { Vans } from '@/lib/domain/packing/hold';
import { emptyingText } from '@/lib/domain/packing/load-text';
import { emptyingVans } from './van-share';

export type EmptyingVanProps = {
  readonly items: readonly FurnitureItem[];
  readonly hold: Vans;
};

const percent = (share: number): number => Math.round(share * 10_000) / 100;

/**
 * Vans with the things of an order, drawn once where the page is made. Whatever holds it says by `--in`, 0 to 100, how many
 * in a hundred of the things are seen: a page shows any share without a script that draws.
 */
export function EmptyingVan({ items, hold }: EmptyingVanProps) {
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
