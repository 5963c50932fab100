import type { CSSProperties } from 'react';
import { drawnHold } from '@/components/load-drawing/drawn-hold';
import { HoldPicture } from '@/components/load-drawing/HoldPicture';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import styles from './UnitPicture.module.scss';

export type Floor = { readonly width: number; readonly depth: number };

type UnitPictureProps = {
  readonly items: readonly FurnitureItem[];
  readonly floor: Floor;
  /** How much of the width it takes, up to 1: all units of a page in one scale, so that twice as large looks it. */
  readonly share: number;
};

/** How wide a unit is drawn, with what stands in front of it and its margin, in a scale that all units share. */
export function drawnWidth(items: readonly FurnitureItem[], floor: Floor): number {
  const [, , width] = drawnHold(items, { kind: 'unit', ...floor }).viewBox.split(' ');
  return Number(width);
}

/** A unit, cut open, with what is in it, and what does not fit in front of it. */
export function UnitPicture({ items, floor, share }: UnitPictureProps) {
  const scale: CSSProperties & { '--share': string } = { '--share': `${(share * 100).toFixed(1)}%` };
  return <HoldPicture items={items} hold={{ kind: 'unit', ...floor }} style={scale} className={styles.root} />;
}
