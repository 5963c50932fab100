import clsx from 'clsx';
import { AppLink } from '@/components/ui/AppLink/AppLink';
import { BOROUGH_TILES, FIRST_ROW_SOUTH } from '@/lib/drawing';
import styles from './BoroughMap.module.scss';

export type MapTile = { readonly tile: string; readonly name: string; readonly href: string };

type BoroughMapProps = {
  readonly label: string;
  readonly tiles: readonly MapTile[];
  /** The tile of the page that the map stands on. */
  readonly current?: string | undefined;
  /** Tiles to be picked out beside it. */
  readonly near?: readonly string[] | undefined;
};

/** In units of the drawing: from tile to tile, a tile, and the river between the banks. */
const STEP = 48;
const TILE = 44;
const RIVER = 22;
const COLUMNS = Math.max(...BOROUGH_TILES.map(([, column]) => column)) + 1;
const ROWS = Math.max(...BOROUGH_TILES.map(([, , row]) => row)) + 1;
const WIDTH = COLUMNS * STEP;
const HEIGHT = ROWS * STEP + RIVER;
const BANK = FIRST_ROW_SOUTH * STEP;
/** The Thames: one bend for every two tiles. */
const THAMES = `M0 ${BANK + 8}q${STEP / 2} -7 ${STEP} 0${`t${STEP} 0`.repeat(COLUMNS - 1)}`;

const placeOf = new Map(
  BOROUGH_TILES.map(([tile, column, row]) => [
    tile as string,
    { x: column * STEP + 2, y: row * STEP + 2 + (row >= FIRST_ROW_SOUTH ? RIVER : 0) },
  ]),
);

/** London as tiles, each about where its borough lies and a link to its page. The names stand beside the map as well. */
export function BoroughMap({ label, tiles, current, near = [] }: BoroughMapProps) {
  return (
    <nav aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.root}>
        <path d={THAMES} className={styles.river} />
        {tiles.map(({ tile, name, href }) => {
          const { x, y } = placeOf.get(tile) ?? { x: 0, y: 0 };
          const isCurrent = tile === current;
          return (
            <AppLink
              key={tile}
              href={href}
              aria-label={name}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(styles.tile, isCurrent && styles.current, near.includes(tile) && styles.near)}
            >
              <title>{name}</title>
              <rect x={x} y={y} width={TILE} height={TILE} rx="7" />
              <text x={x + TILE / 2} y={y + TILE / 2 + 4.5}>
                {tile}
              </text>
            </AppLink>
          );
        })}
      </svg>
    </nav>
  );
}
