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

/** How wide a unit is drawn, with its margin, in a scale that all units share. What is in it changes nothing. */
export function drawnWidth(floor: Floor): number {
  const [, , width] = drawnHold([], { kind: 'unit', ...floor }).viewBox.split(' ');
  return Number(width);
}

/** A unit, cut open, with what is in it. */
export function UnitPicture({ items, floor, share }: UnitPictureProps) {
  const scale: CSSProperties & { '--share': string } = { '--share': `${(share * 100).toFixed(1)}%` };
  return <HoldPicture items={items} hold={{ kind: 'unit', ...floor }} style={scale} className={styles.root} />;
}
