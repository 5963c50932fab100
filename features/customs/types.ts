import type { Thing } from '@/lib/domain/customs/answers';

/** The fields of the planner, as typed. The list of things is separate. */
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

/** A sentence with the numbers of its sources. */
export type Sourced = { readonly text: string; readonly refs: readonly number[] };

export type ReliefModel = {
  readonly verdict: 'yes' | 'no' | 'depends';
  readonly title: string;
  readonly facts: readonly Sourced[];
};

/** A day of the plan, on the line and in the list. */
export type DayModel = Sourced & {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  /** Labels such as "Our advice" and "Passed". */
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
