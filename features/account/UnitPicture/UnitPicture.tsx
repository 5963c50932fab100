import type { CSSProperties } from 'react';
import { loadText } from '@/components/load-drawing/load-text';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { drawnUnit, type Floor } from './drawn-unit';
import styles from './UnitPicture.module.scss';

type UnitPictureProps = {
  readonly items: readonly FurnitureItem[];
  readonly floor: Floor;
  /** How much of the width it takes, up to 1: all units of a page in one scale, so that twice as large looks it. */
  readonly share: number;
};

/** How wide a unit is drawn, with its margin, in a scale that all units share. What is in it changes nothing. */
export function drawnWidth(floor: Floor): number {
  const [, , width] = drawnUnit([], floor).viewBox.split(' ');
  return Number(width);
}

/** A unit, cut open, with what is in it. */
export function UnitPicture({ items, floor, share }: UnitPictureProps) {
  const hold = { kind: 'unit', ...floor } as const;
  const { viewBox, parts, outside } = drawnUnit(items, floor);
  const scale: CSSProperties & { '--share': string } = { '--share': `${(share * 100).toFixed(1)}%` };
  return (
    <svg
      viewBox={viewBox}
      style={scale}
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
