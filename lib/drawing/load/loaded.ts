/**
 * The loaded items as the drawing needs them. The site's packing (lib/domain/packing) fits these types but is not
 * imported here.
 */
export type ThingForm =
  | 'carton'
  | 'cabinet'
  | 'shelves'
  | 'appliance'
  | 'table'
  | 'sofa'
  | 'soft'
  | 'slab'
  | 'roll'
  | 'chair'
  | 'panel'
  | 'plant'
  | 'lamp'
  | 'cycle'
  | 'machine'
  | 'fragile';

/** Outer measures in feet. */
type Measures = { readonly width: number; readonly depth: number; readonly height: number };

/** An item of the catalogue: its form, and its measures as it usually stands. */
export type Thing = Measures & {
  /** A key that is stable from one drawing to the next, so that unchanged items stay in the page. */
  readonly key: string;
  readonly itemId: string;
  readonly form: ThingForm;
};

/** An item in its place: its far lower corner, and its measures as it stands there. */
export type Loaded = Measures & { readonly piece: Thing; readonly x: number; readonly y: number; readonly z: number };

/** Loaded items in order: an item comes before those that it carries. */
export type Load = { readonly placements: readonly Loaded[] };
