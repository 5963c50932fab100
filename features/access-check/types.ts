import type { AccessCheckFigureProps } from '@/components/access-check/AccessCheckFigure';
import type { MeasureName } from '@/lib/domain/access-check/typical';
import type { Way } from '@/lib/domain/access-check/verdict';

export const OWN_SIDES = ['ownWidth', 'ownDepth', 'ownHeight'] as const;
export type OwnSide = (typeof OWN_SIDES)[number];
export type SizeField = OwnSide | MeasureName;
export type AccessCheckField = 'item' | 'home' | SizeField;

export type AccessCheckFormModel = {
  readonly items: readonly { readonly id: string; readonly title: string; readonly isChosen: boolean }[];
  readonly home: string;
  readonly homes: readonly { readonly id: string; readonly label: string }[];
  readonly sizes: Readonly<Partial<Record<SizeField, string>>>;
  readonly typical: Readonly<Partial<Record<MeasureName, number>>>;
  readonly errors: Readonly<Partial<Record<AccessCheckField, string>>>;
};

export type ItemCard = {
  readonly id: string;
  readonly title: string;
  readonly size: string;
  readonly way: Way;
  readonly verdict: string;
  readonly text: string;
  readonly climb: string | null;
  readonly rows: readonly { readonly gate: string; readonly size: string; readonly words: string }[];
  readonly figures: readonly AccessCheckFigureProps[];
};
