import type { Scene } from '../render/scene';
import type { SheetOptions } from '../render/svg';

/** A drawing of the catalogue: what is drawn, and the words for who cannot see it. */
export type CatalogueEntry = SheetOptions & {
  readonly draw: () => Scene;
  /** Empty where the drawing stands beside words that say the same. */
  readonly alt: string;
  /** Id of the drawing that it is a crop of: its `frame` alone differs, and things may be cut off by it. */
  readonly cropOf?: string;
};

/** By id, which is also the path under public/drawings: `units/6x4`. */
export type CatalogueEntries = Readonly<Record<string, CatalogueEntry>>;
