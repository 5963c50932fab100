import type { Solid } from '../solids/solid';
import { depthOrder } from './depth-order';
import { paint } from './paint';
import { pen, type Pen, type PenOptions } from './pen';
import type { Shape } from './shape';

/** Solids, lists of them, and nothing: what a scene is made of, however it was made. */
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

  /** Everything in it, as it was added. */
  get contents(): readonly Solid[] {
    return this.solids;
  }

  /** Every shape in the order of painting: layer by layer, each but the ground layers from the farthest to the nearest. */
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
