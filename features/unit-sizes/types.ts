import type { Picture } from '@/components/ui/Drawing/Drawing';

/** The price a week, and each payment. */
export type TermPrice = { readonly week: string; readonly payment: string };

export type SizedUnit = {
  readonly space: string;
  /** The anchor of the unit: "6x4". */
  readonly id: string;
  readonly title: string;
  /** Width, depth and height in feet. */
  readonly feet: readonly [number, number, number];
  readonly floor: string;
  readonly volume: string;
  readonly holds: string;
  readonly boxes: number;
  readonly isPopular: boolean;
  readonly prices: readonly TermPrice[];
  readonly drawing: Picture;
  readonly small: Picture;
};

export type CustomUnit = {
  readonly range: string;
  readonly rate: string;
  /** The prices of the smallest area, in the order of the terms. */
  readonly prices: readonly TermPrice[];
  readonly drawing: Picture;
};

export type Term = {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  readonly condition: string;
  /** The payment interval: "every 4 weeks". */
  readonly every: string;
};

export type Place = {
  readonly place: string;
  readonly unit: string;
  readonly unitId: string;
  readonly drawing: Picture;
};

export type HomeInUnit = {
  readonly home: string;
  readonly contents: string;
  readonly unit: string;
  readonly unitId: string;
  /** "all but the TV"; null when everything fits. */
  readonly note: string | null;
};

export type Call = { readonly phone: string; readonly phoneHref: string };
