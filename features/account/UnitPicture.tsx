import styles from './UnitPicture.module.scss';
import type { CSSProperties } from 'react';
import { drawnHold } from '@/components/load-drawing/drawn-hold';
import { leftTexts } from '@/components/load-drawing/left-text';
import { holdName } from '@/lib/domain/packing/load-text';
import type { FurnitureItem } from '@/lib/domain/vocabulary';

type Line = { readonly id: string; readonly title: string };

/** The line of a list that a part of a drawing is a piece of ("box_m#3"); undefined for a part of the room. */
const pieceOf = <L extends Line>(key: string, items: readonly L[]): L | undefined => {
  const end = key.lastIndexOf('#');
  return end < 0 ? undefined : items.find(({ id }) => id === key.slice(0, end));
};

export type Floor = { readonly width: number; readonly depth: number };

type UnitPictureProps = {
  readonly id: string;
  readonly items: readonly FurnitureItem[];
  readonly floor: Floor;
  /** How much of the width it takes, up to 1: all units of a page in one scale, so that twice as large looks it. */
  readonly share: number;
  /** Its things are chosen by pointing at them, once the script is there. */
  readonly isToChoose: boolean;
};

/** How wide a unit is drawn, with what stands in front of it and its margin, in a scale that all units share. */
export function drawnWidth(items: readonly FurnitureItem[], floor: Floor): number {
  const [, , width] = drawnHold(items, { kind: 'unit', ...floor }).viewBox.split(' ');
  return Number(width);
}

/**
 * A unit, cut open, with every thing in it as a shape of its own, and what does not fit in front of it. The list beside it
 * says what is in it: here it is not read out again.
 */
export function UnitPicture({ id, items, floor, share, isToChoose }: UnitPictureProps) {
  const hold = { kind: 'unit', ...floor } as const;
  const picture = drawnHold(items, hold);
  const { viewBox, parts } = picture;
  const scale: CSSProperties & { '--share': string } = { '--share': `${(share * 100).toFixed(1)}%` };
  const left = leftTexts(picture);
  const said = left.map((text) => ` ${text.replaceAll('\u00a0', ' ')}.`).join('');
  return (
    <div id={id} className={styles.root}>
      <svg
        viewBox={viewBox}
        style={scale}
        className={styles.drawing}
        role="img"
        aria-label={`${holdName(hold)}, cut open, drawn to scale, with what is in the list.${said}`}
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

/** Its areas in variables, which the style of a chosen thing mixes with the colour of choosing. */
const tintable = (paths: string): string => paths.replaceAll(/ fill="([^"]+)"/g, ' style="--fill:$1"');
