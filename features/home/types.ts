/** A static drawing: its file, and the box that is reserved for it. */
export type Picture = { readonly path: string; readonly width: number; readonly height: number; readonly alt: string };

export type PlanCard = {
  readonly space: string;
  /** "1 bedroom". */
  readonly title: string;
  readonly price: string;
  readonly points: readonly string[];
  readonly drawing: Picture;
};
export type HowStep = { readonly title: string; readonly text: string; readonly drawing: Picture };
export type Pledge = { readonly title: string; readonly text: string };
