import type { Picture } from '@/components/ui/Drawing/Drawing';

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
