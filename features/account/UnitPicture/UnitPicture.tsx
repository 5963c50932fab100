import { drawUnit } from '@/components/load-drawing/unit-load';
import { loadText } from '@/components/load-drawing/load-text';
import type { FurnitureItem } from '@/lib/domain/order/types';
import styles from './UnitPicture.module.scss';

type UnitPictureProps = {
  readonly items: readonly FurnitureItem[];
  readonly floor: { readonly width: number; readonly depth: number };
};

/** Fifths of a pixel to pixels (load-drawing/markup.ts), and a little larger than beside a quote. */
const PIXEL = 1.35 / 5;

/** A unit, cut open, with what is in it. All units on the page have one scale: twice as large looks twice as large. */
export function UnitPicture({ items, floor }: UnitPictureProps) {
  const hold = { kind: 'unit', ...floor } as const;
  const { viewBox, parts, outside } = drawUnit({ items, hold });
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return (
    <svg
      viewBox={viewBox}
      width={Math.round(width * PIXEL)}
      height={Math.round(height * PIXEL)}
      className={styles.root}
      role="img"
      aria-label={loadText(hold, items, outside)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: parts.map(({ paths }) => paths).join('') }}
    />
  );
}
