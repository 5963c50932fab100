export type PlanAnswers = { readonly from: string; readonly to: string; readonly date: string };
export type PlanField = keyof PlanAnswers;

export type PlanFormModel = {
  readonly values: PlanAnswers;
  readonly errors: Readonly<Partial<Record<PlanField, string>>>;
  /** Null on a static page, which may be older than the reader's day. */
  readonly days: { readonly first: string; readonly last: string } | null;
};

export type CouncilCard = {
  readonly borough: string;
  readonly title: string;
  readonly text: string;
  readonly note: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly isTooLate: boolean;
};

export type AddressPlan = {
  readonly title: string;
  readonly lead: string;
  readonly councils: readonly CouncilCard[];
};
