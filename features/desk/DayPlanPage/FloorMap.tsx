import styles from './FloorMap.module.scss';
import type { CrewStop } from '@/lib/contracts/desk-visits';

/** The dimensions of the drawing, in its own units. */
export const MAP = { width: 96, height: 72, houseWidth: 46, storey: 14, left: 2 } as const;

type Storey = { readonly floor: number; readonly y: number; readonly height: number };

/** Returns a building's storeys, the topmost first, and the height of the street. Floor 0 is the ground floor. */
export function storeysOf(floor: number): { readonly storeys: readonly Storey[]; readonly street: number } {
  const lowest = Math.min(floor, 0);
  const highest = Math.max(floor + 1, 2);
  const count = highest - lowest + 1;
  const height = Math.min(MAP.storey, (MAP.height - 2) / count);
  const foot = MAP.height - 1;
  const storeys = Array.from({ length: count }, (_, index) => ({
    floor: highest - index,
    y: foot - (count - index) * height,
    height,
  }));
  return { storeys, street: foot + lowest * height };
}

/** Returns the stairs from the street to a floor as points: one flight per storey, in alternating directions. */
export function stairs(floor: number, [left, right]: readonly [number, number], storeyHeight: number, street: number) {
  const way = Math.sign(floor);
  return Array.from({ length: Math.abs(floor) + 1 }, (_, flight) =>
    [flight % 2 === 0 ? left : right, street - way * flight * storeyHeight].join(','),
  ).join(' ');
}

const VAN = { atTheDoor: 54, away: 72 } as const;
const SHAFT = [34, 43] as const;

/** Renders the floor, the access and the distance of the van. The text beside it says the same. */
export function FloorMap({ floor, hasLift, hasParking }: Pick<CrewStop, 'floor' | 'hasLift' | 'hasParking'>) {
  const { storeys, street } = storeysOf(floor);
  const [{ y: top, height: storeyHeight } = { y: 1, height: 0 }] = storeys;
  const van = hasParking ? VAN.atTheDoor : VAN.away;
  return (
    <svg className={styles.root} viewBox={`0 ${top - 1} ${MAP.width} ${MAP.height - top + 1}`} aria-hidden="true">
      {storeys.map(({ floor: here, y, height }) => (
        <rect
          key={here}
          className={here === floor ? styles.wanted : styles.storey}
          x={MAP.left}
          y={y}
          height={height}
          width={MAP.houseWidth}
        />
      ))}
      {hasLift && floor !== 0 ? (
        <Lift floor={floor} street={street} storeyHeight={storeyHeight} />
      ) : (
        <polyline className={styles.way} points={stairs(floor, SHAFT, storeyHeight, street)} />
      )}
      <line className={styles.street} x1={MAP.left + MAP.houseWidth} x2={MAP.width} y1={street} y2={street} />
      {hasParking ? null : (
        <line
          className={styles.carry}
          x1={MAP.left + MAP.houseWidth + 2}
          x2={van - 2}
          y1={street - 4}
          y2={street - 4}
        />
      )}
      <path className={styles.van} d={`M${van} ${street - 3}v-12h13v12zm14 0v-9h4l4 5v4z`} />
      <circle className={styles.wheel} cx={van + 4} cy={street - 2.5} r="2.5" />
      <circle className={styles.wheel} cx={van + 17} cy={street - 2.5} r="2.5" />
    </svg>
  );
}

type Rise = { readonly floor: number; readonly street: number; readonly storeyHeight: number };

/** Renders a lift shaft between the ground floor and the floor, with the car at the stop. */
function Lift({ floor, street, storeyHeight }: Rise) {
  const top = street - (Math.max(floor, 0) + 1) * storeyHeight;
  const foot = street - Math.min(floor, 0) * storeyHeight;
  const [left, right] = SHAFT;
  return (
    <>
      <rect className={styles.shaft} x={left} y={top} width={right - left} height={foot - top} />
      <rect
        className={styles.car}
        x={left + 1.5}
        y={street - (floor + 1) * storeyHeight + 2}
        width={right - left - 3}
        height={storeyHeight - 3}
      />
    </>
  );
}
