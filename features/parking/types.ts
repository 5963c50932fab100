/** The fields of the planner, as typed. */
export type PlanAnswers = { readonly from: string; readonly to: string; readonly date: string };
export type PlanField = keyof PlanAnswers;

/** The form of the planner, with the errors of the typed values. */
export type PlanFormModel = {
  readonly values: PlanAnswers;
  readonly errors: Readonly<Partial<Record<PlanField, string>>>;
  /** The first and last day that can be planned; null on a static page, which may be older than the reader's day. */
  readonly days: { readonly first: string; readonly last: string } | null;
};

/** The arrangements to make with one council. */
export type CouncilCard = {
  readonly borough: string;
  readonly title: string;
  readonly text: string;
  /** The council's own note, and how old it is. */
  readonly note: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly isTooLate: boolean;
};

/** One address with its councils, several if the postcode is ambiguous, or a link for one that we do not know. */
export type AddressPlan = {
  readonly title: string;
  readonly lead: string;
  readonly councils: readonly CouncilCard[];
};
