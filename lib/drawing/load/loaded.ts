/**
 * What was loaded, as the drawing needs to know it. The packing of the site (lib/domain/packing) fits these types, and is
 * not known here.
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

/** A thing of the catalogue: what it is built like, and its measures as it usually stands. */
export type Thing = Measures & {
  /** The same from one drawing to the next, so that what did not change stays in the page. */
  readonly key: string;
  readonly itemId: string;
  readonly form: ThingForm;
};

/** A thing in its place: its far lower corner, and its measures as it stands there. */
export type Loaded = Measures & { readonly piece: Thing; readonly x: number; readonly y: number; readonly z: number };

/** In the order of loading: what carries comes before what it carries. */
export type Load = { readonly placements: readonly Loaded[] };
