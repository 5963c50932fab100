import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { areaSlug } from '@/lib/domain/places/areas';
import { BOROUGH_MAP, type Material } from '@/lib/drawing';
import styles from './BoroughMap.module.scss';

export type AreaMap = {
  /** Path of the page of all areas. The pages of the areas lie below it. */
  readonly index: string;
  readonly names: Readonly<Record<string, string>>;
};

export const areaHref = (index: string, name: string): string => `${index}/${areaSlug(name)}`;

type BoroughMapProps = {
  readonly label: string;
  readonly map: AreaMap;
  readonly current?: string | undefined;
  readonly near?: readonly string[] | undefined;
};

/** The City of London, which is not a borough: highlighted where no other tile is. */
const CITY = 'CTY';
const { viewBox, river, low, raised, letters, colours, tiles: places } = BOROUGH_MAP;
const SHAPES = { low, raised } as const;

/** Returns the fill colours of a tile's faces as custom properties, which also apply inside a `use` element. */
const filled = ({ light, middle, dark }: Material) =>
  ({ '--top': light, '--right': middle, '--left': dark }) as CSSProperties;

/** Renders London as tiles, each near its borough's place and a link to its page. The page also lists the names. */
export function BoroughMap({ label, map: { index, names }, current, near = [] }: BoroughMapProps) {
  return (
    <nav aria-label={label}>
      <svg viewBox={viewBox} className={styles.root} stroke={colours.line} style={filled(colours.tile)}>
        <defs>
          {Object.entries(SHAPES).map(([name, { shadow, left, right, top }]) => (
            <g key={name} id={`tile-${name}`}>
              <path d={shadow} fill={colours.shadow} stroke="none" />
              <path d={left} className={styles.left} />
              <path d={right} className={styles.right} />
              <path d={top} className={styles.top} />
            </g>
          ))}
        </defs>
        <path d={river} fill={colours.river} stroke="none" />
        {places.map(({ code, at: [x, y] }) => {
          const name = names[code];
          if (name === undefined) return null;
          const isRaised = code === (current ?? CITY);
          const shape = isRaised ? 'raised' : 'low';
          return (
            <g key={code} transform={`translate(${x} ${y})`} style={isRaised ? filled(colours.raised) : undefined}>
              <AppLink
                href={areaHref(index, name)}
                aria-label={name}
                aria-current={code === current ? 'page' : undefined}
                className={clsx(styles.tile, isRaised && styles.raised, near.includes(code) && styles.near)}
              >
                <title>{name}</title>
                <use href={`#tile-${shape}`} />
                <text transform={SHAPES[shape].lettering} y={letters / 3} fontSize={letters} stroke="none">
                  {code}
                </text>
              </AppLink>
            </g>
          );
        })}
      </svg>
    </nav>
  );
}
