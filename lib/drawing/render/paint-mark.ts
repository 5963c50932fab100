import { isSeen, project } from '../geometry/projection';
import { add, scaled, type Vec2 } from '../geometry/vector';
import type { Mark, OutlineMark } from '../marks/mark';
import { curve } from './curve';
import type { Pen } from './pen';
import { areaShape, curveShape, lineShape, reserved, type Shape } from './shape';

const THIN = 0.8;
const PER_EM = 1000;

/** Nothing for a mark on a face that looks away. */
export function paintMark(mark: Mark, pen: Pen): readonly Shape[] {
  if (mark.normal && !isSeen(mark.normal)) return [];
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
    case 'outline':
      return [paintOutline(mark, pen)];
    case 'reserve':
      return [reserved(points)];
  }
}

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
