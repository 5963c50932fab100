import type { Picture } from '@/components/ui/Drawing/Drawing';

/** What a week costs on one term, and what is paid at a time. */
export type TermPrice = { readonly week: string; readonly payment: string };

export type SizedUnit = {
  readonly space: string;
  /** Its anchor: "6x4". */
  readonly id: string;
  /** "6 × 4 ft". */
  readonly title: string;
  /** Width, depth, height. */
  readonly feet: readonly [number, number, number];
  readonly floor: string;
  readonly volume: string;
  /** What stands in its drawing, in words. */
  readonly holds: string;
  /** Medium boxes, when it holds nothing else. */
  readonly boxes: number;
  readonly isPopular: boolean;
  /** In the order of the terms. */
  readonly prices: readonly TermPrice[];
  readonly drawing: Picture;
  /** The same in the scale of the line-up. */
  readonly small: Picture;
};

export type CustomUnit = {
  readonly range: string;
  readonly rate: string;
  /** Of the smallest, in the order of the terms. */
  readonly prices: readonly TermPrice[];
  readonly drawing: Picture;
};

export type Term = {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** What it takes off the list price, and asks for. */
  readonly condition: string;
  /** "every 4 weeks". */
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
};

export type Call = { readonly phone: string; readonly phoneHref: string };
