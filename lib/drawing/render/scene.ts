import type { Solid } from '../solids/solid';
import { depthOrder } from './depth-order';
import { paintBall, paintMark, paintPolyhedron, paintSprite, paintTube } from './paint';
import { pen, type Pen, type PenOptions } from './pen';
import type { Shape } from './shape';

/** Returns the shapes of one solid in painting order. */
function paint(solid: Solid, pen: Pen): readonly Shape[] {
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

/** The content of a scene: solids, nested lists of them, or nothing. */
export type Solids = Solid | readonly Solids[] | undefined | null | false;

/** Solids in one world, and the pen that draws them. */
export class Scene {
  readonly pen: Pen;
  private readonly solids: Solid[] = [];

  constructor(options: PenOptions = {}) {
    this.pen = pen(options);
  }

  add(...solids: readonly Solids[]): this {
    this.solids.push(...flattened(solids));
    return this;
  }

  /** Everything in the scene, in the order added. */
  get contents(): readonly Solid[] {
    return this.solids;
  }

  /**
   * Returns all shapes in painting order: layer by layer, each from the farthest to the nearest, except for the ground
   * layers.
   */
  shapes(): readonly Shape[] {
    const layers = new Map<number, Solid[]>();
    for (const solid of this.solids) {
      const layer = layers.get(solid.layer ?? 0);
      if (layer) layer.push(solid);
      else layers.set(solid.layer ?? 0, [solid]);
    }
    return [...layers]
      .sort(([one], [other]) => one - other)
      .flatMap(([layer, solids]) => (layer < 0 ? solids : depthOrder(solids)))
      .flatMap((solid) => paint(solid, this.pen));
  }
}

const flattened = (solids: Solids): readonly Solid[] => {
  if (!solids) return [];
  return 'kind' in solids ? [solids] : solids.flatMap(flattened);
};
