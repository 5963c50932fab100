import styles from './UnitPicture.module.scss';
import type { CSSProperties } from 'react';
import { drawnHold, leftTexts } from '@/components/load-drawing/drawn-hold';
import { holdName } from '@/lib/domain/packing/load-text';
import type { FurnitureItem } from '@/lib/domain/order-types';

type Line = { readonly id: string; readonly title: string };

/** Returns the line of a part such as "box_m#3"; undefined for a part of the room. */
const pieceOf = <L extends Line>(key: string, items: readonly L[]): L | undefined => {
  const end = key.lastIndexOf('#');
  return end < 0 ? undefined : items.find(({ id }) => id === key.slice(0, end));
};

export type Floor = { readonly width: number; readonly depth: number };

type UnitPictureProps = {
  readonly id: string;
  readonly items: readonly FurnitureItem[];
  readonly floor: Floor;
  /** Share of the width, up to 1, because all units of a page use one scale. */
  readonly share: number;
  readonly isToChoose: boolean;
};

/** Returns the drawn width with overflow and margin, in the scale that all units share. */
export function drawnWidth(items: readonly FurnitureItem[], floor: Floor): number {
  const [, , width] = drawnHold(items, { kind: 'unit', ...floor }).viewBox.split(' ');
  return Number(width);
}

/**
 * Renders a unit, cut open. What does not fit stands in front. Hidden from screen readers, because the list beside it
 * says the same.
 */
export function UnitPicture({ id, items, floor, share, isToChoose }: UnitPictureProps) {
  const hold = { kind: 'unit', ...floor } as const;
  const picture = drawnHold(items, hold);
  const { viewBox, parts } = picture;
  const scale: CSSProperties & { '--share': string } = { '--share': `${(share * 100).toFixed(1)}%` };
  const left = leftTexts(picture);
  const restText = left.map((text) => ` ${text.replaceAll('\u00a0', ' ')}.`).join('');
  return (
    <div id={id} className={styles.root}>
      <svg
        viewBox={viewBox}
        style={scale}
        className={styles.drawing}
        role="img"
        aria-label={`${holdName(hold)}, cut open, drawn to scale, with what is in the list.${restText}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {parts.map(({ key, paths }) => {
          const thing = pieceOf(key, items);
          return thing ? (
            <g key={key} data-thing={thing.id}>
              <title>{thing.title}</title>
              <g dangerouslySetInnerHTML={{ __html: tintable(paths) }} />
            </g>
          ) : (
            <g key={key} dangerouslySetInnerHTML={{ __html: paths }} />
          );
        })}
      </svg>
      {isToChoose ? (
        <p className={styles.caption} aria-hidden data-caption>
          Choose here or in the list
        </p>
      ) : null}
      {left.map((text) => (
        <p key={text} className={styles.outside} aria-hidden>
          {text}
        </p>
      ))}
    </div>
  );
}

/** Moves fills into CSS variables, so that the style of a chosen item can mix them. */
const tintable = (paths: string): string => paths.replaceAll(/ fill="([^"]+)"/g, ' style="--fill:$1"');
