import { add, isSeen, project, scaled, type Vec2 } from '../geometry/vector';
import type { Mark, OutlineMark } from '../marks/mark';
import { curve } from './curve';
import type { Pen } from './pen';
import { areaShape, curveShape, lineShape, reserved, type Shape } from './shape';

const THIN = 0.8;
const PER_EM = 1000;

/** A function that paints the marks of a solid. */
export type MarkPainter = (mark: Mark, pen: Pen) => readonly Shape[];

/** Paints a mark. Returns nothing for a mark on a face that looks away. */
export const paintMark: MarkPainter = (mark, pen) =>
  mark.kind === 'outline' && !looksAway(mark) ? [paintOutline(mark, pen)] : paintPlainMark(mark, pen);

const looksAway = ({ normal }: Mark) => normal !== undefined && !isSeen(normal);

/** Paints a mark, but no lettering, whose curves need more code: for drawings made in the browser. */
export const paintPlainMark: MarkPainter = (mark, pen) => {
  if (looksAway(mark)) return [];
  const points = mark.points.map((point) => project(point, pen.scale));
  switch (mark.kind) {
    case 'fill': {
      const edge = mark.stroke === undefined ? {} : { stroke: mark.stroke, width: mark.width ?? THIN };
      return mark.fill === 'none'
        ? [lineShape([points], edge, true)]
        : [areaShape([points], { fill: mark.fill, ...edge })];
    }
    case 'line':
      return [lineShape([points], { stroke: mark.stroke, width: mark.width, dash: mark.dash })];
    case 'reserve':
      return [reserved(points)];
    case 'outline':
      return [];
  }
};

function paintOutline({ origin, along, up, size, glyphs, fill }: OutlineMark, { scale }: Pen): Shape {
  const unit = size / PER_EM;
  const path = glyphs.flatMap(({ offset, d }) =>
    curve(d, ([a, b]): Vec2 => {
      const point = add(origin, add(scaled(along, (a + offset) * unit), scaled(up, -b * unit)));
      return project(point, scale);
    }),
  );
  return curveShape(path, { fill });
}
