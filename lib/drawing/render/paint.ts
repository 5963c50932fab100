import type { Solid } from '../solids/solid';
import { depthOrder } from './depth-order';
import { paintBall, paintSprite, paintTube } from './paint-figure';
import { paintMark } from './paint-mark';
import { paintPolyhedron } from './paint-polyhedron';
import type { Pen } from './pen';
import type { Shape } from './shape';

/** The shapes of one solid, in the order of painting. */
export function paint(solid: Solid, pen: Pen): readonly Shape[] {
  switch (solid.kind) {
    case 'polyhedron':
      return paintPolyhedron(solid, pen, paintMark);
    case 'ball':
      return paintBall(solid, pen);
    case 'tube':
      return paintTube(solid, pen);
    case 'sprite':
      return paintSprite(solid, pen);
    case 'markings':
      return solid.marks.flatMap((mark) => paintMark(mark, pen));
    case 'group': {
      const parts = solid.ordered ? solid.parts : depthOrder(solid.parts);
      const shapes = parts.flatMap((part) => paint(part, pen));
      return solid.tag === undefined ? shapes : shapes.map((shape) => ({ ...shape, tag: solid.tag }));
    }
  }
}
