import type { Thing } from '@/lib/domain/customs/answers';

export const PLAN_FIELDS = [
  'destination',
  'citizen',
  'reason',
  'residence',
  'goods',
  'wedding',
  'outside',
  'before',
] as const;
export type PlanField = (typeof PLAN_FIELDS)[number];

export type PlanFormModel = {
  readonly values: Readonly<Record<PlanField, string>>;
  readonly things: readonly Thing[];
  readonly errors: Readonly<Partial<Record<PlanField | 'things', string>>>;
};

export type Sourced = { readonly text: string; readonly refs: readonly number[] };

export type ReliefModel = {
  readonly verdict: 'yes' | 'no' | 'depends';
  readonly title: string;
  readonly facts: readonly Sourced[];
};

export type DayModel = Sourced & {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly isPassed: boolean;
};

export type PaperModel = Sourced & { readonly name: string; readonly from: string; readonly by: string };

export type ThingModel = Sourced & {
  readonly name: string;
  readonly verdict: 'free' | 'taxed' | 'permit' | 'no' | 'unknown';
  readonly label: string;
};

export type SourceModel = {
  readonly number: number;
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
  readonly kind: string;
  readonly age: string;
};
