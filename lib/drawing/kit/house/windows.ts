import { points, type Vec2 } from '../../geometry/vector';
import { circle, polygon, polyline, rectangle, type Mark, type Plane } from '../../marks';
import { INK, mustard, white } from '../../palette';
import { panel } from '../parts';

const WHITE = white.light;
const PANE = '#A9C3D0';
const GLINT = '#C9DDE6';
const KNOB = mustard.light;
const FRAME = 0.25;

type SashOptions = {
  /** The colour of a lintel over the window. Missing for no lintel. */
  readonly lintel?: string | undefined;
};

/** Draws a sash window on a wall, in feet from its lower left corner (a, b). */
export function sash(
  on: Plane,
  a: number,
  b: number,
  width: number,
  height: number,
  { lintel }: SashOptions = {},
): readonly Mark[] {
  const over = 0.7;
  return [
    rectangle(on, a, b, width, height, WHITE, { stroke: INK, width: 0.8 }),
    rectangle(on, a + FRAME, b + FRAME, width - 2 * FRAME, height - 2 * FRAME, PANE, { stroke: INK, width: 0.6 }),
    polygon(
      on,
      [
        [a + FRAME, b + height * 0.55],
        [a + width * 0.55, b + height - FRAME],
        [a + FRAME, b + height - FRAME],
      ],
      GLINT,
    ),
    polyline(on, points([a + FRAME, b + height / 2], [a + width - FRAME, b + height / 2]), WHITE, 1.6),
    polyline(on, points([a + width / 2, b + FRAME], [a + width / 2, b + height - FRAME]), WHITE, 1.2),
    rectangle(on, a - 0.2, b - 0.3, width + 0.4, 0.3, WHITE, { stroke: INK, width: 0.7 }),
    ...(lintel
      ? [
          polygon(
            on,
            [
              [a - 0.25, b + height],
              [a + width + 0.25, b + height],
              [a + width + 0.45, b + height + over],
              [a - 0.45, b + height + over],
            ],
            lintel,
            { stroke: INK, width: 0.6 },
          ),
        ]
      : []),
  ];
}

/** Draws a panelled front door under a fanlight. */
export function frontDoor(
  on: Plane,
  a: number,
  b: number,
  width: number,
  height: number,
  colour: string,
): readonly Mark[] {
  const arch = Array.from({ length: 11 }, (_, i): Vec2 => {
    const angle = (Math.PI * i) / 10;
    return [a + width / 2 - (width / 2) * Math.cos(angle), b + height + 0.2 + 1.3 * Math.sin(angle)];
  });
  const half = (width - 0.3) / 2;
  const panels = [0, 1].flatMap((i) =>
    [0, 1].map((j) => {
      const [left, bottom] = [a + 0.3 + i * half, b + 0.6 + j * height * 0.46];
      return panel(on, left, bottom, left + half - 0.3, b + height * 0.42 + j * height * 0.46, 0.6);
    }),
  );
  return [
    rectangle(on, a - 0.5, b, width + 1, height + 1.9, WHITE, { stroke: INK, width: 0.8 }),
    rectangle(on, a, b, width, height, colour, { stroke: INK, width: 0.8 }),
    polygon(on, arch, PANE, { stroke: INK, width: 0.7 }),
    ...panels,
    circle(on, a + width - 0.35, b + height * 0.48, 0.12, KNOB),
  ];
}
