import type { Scene } from '../render/scene';
import type { SheetOptions } from '../render/svg';

/** A drawing of the catalogue with its text alternative. */
export type CatalogueEntry = SheetOptions & {
  readonly draw: () => Scene;
  /** Empty where the words beside the drawing say the same. */
  readonly alt: string;
  /** The id of the drawing that this one is a crop of. Only the `frame` differs, and the crop may cut objects off. */
  readonly cropOf?: string;
};

/** Drawings by id. The id is also the path under public/drawings, such as `units/6x4`. */
export type CatalogueEntries = Readonly<Record<string, CatalogueEntry>>;
