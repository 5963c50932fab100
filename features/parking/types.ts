/** What the planner asks, as it was typed. */
export type PlanAnswers = { readonly from: string; readonly to: string; readonly date: string };
export type PlanField = keyof PlanAnswers;

/** The form of the planner, with what is wrong with what was typed. */
export type PlanFormModel = {
  readonly values: PlanAnswers;
  readonly errors: Readonly<Partial<Record<PlanField, string>>>;
  /** The first and the last day that can be planned; null on a page that is older than its reader’s day. */
  readonly days: { readonly first: string; readonly last: string } | null;
};

/** What to arrange with one council. */
export type CouncilCard = {
  readonly borough: string;
  readonly title: string;
  readonly text: string;
  /** What the council says beside it, and how old it is. */
  readonly note: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly isTooLate: boolean;
};

/** One address: its councils, where several may be meant, or the way to one that we do not know. */
export type AddressPlan = {
  readonly title: string;
  readonly lead: string;
  readonly councils: readonly CouncilCard[];
};
