import type { Vec3 } from '../../geometry/vector';
import { lines, patch } from '../../solids/figures';
import type { Solid } from '../../solids/solid';

/** Layers of the ground, below everything that stands. */
const [SURFACE, PAINT] = [-20, -19];

/** The ends of the ground in feet along y, from the upper right to the lower left of the sheet, beyond any crop. */
const [FROM, TO] = [-90, 60];

/** Edges of pavement, kerb and road, in feet along x. */
export const STREET = { pavement: 14, kerb: 23, road: 23.6, end: 44 } as const;
const MIDDLE_LINE = 33.4;
const SLAB = 4;
const DASH = { every: 9, length: 5, width: 0.5 } as const;

const COLOUR = { pavement: '#E3EAEF', joint: '#D2DCE3', kerb: '#B7C6D0', road: '#CBD7DF', paint: '#F3F6F8' } as const;

const strip = (x0: number, x1: number, fill: string, y0 = FROM, y1 = TO, layer = SURFACE) =>
  patch(
    [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ],
    fill,
    { layer },
  );

const steps = (every: number) =>
  Array.from({ length: Math.ceil((TO - FROM - 2) / every) }, (_, i) => FROM + 2 + i * every);

/** Draws pavement and road as two plain bands. */
export function ground(): readonly Solid[] {
  const { pavement, kerb, road, end } = STREET;
  const joints = steps(SLAB).map((y): readonly Vec3[] => [
    [pavement, y, 0],
    [kerb, y, 0],
  ]);
  const along = (pavement + kerb) / 2;
  return [
    strip(pavement, kerb, COLOUR.pavement),
    strip(kerb, road, COLOUR.kerb),
    strip(road, end, COLOUR.road),
    ...steps(DASH.every).map((y) =>
      strip(MIDDLE_LINE, MIDDLE_LINE + DASH.width, COLOUR.paint, y, y + DASH.length, PAINT),
    ),
    lines(
      [
        ...joints,
        [
          [along, FROM, 0],
          [along, TO, 0],
        ],
      ],
      COLOUR.joint,
      0.8,
      { layer: PAINT },
    ),
  ];
}
