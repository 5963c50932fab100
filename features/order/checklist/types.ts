/** A task in words; made on the server. */
export type ChecklistItem = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly when: string;
  /** "If you rent"; '' for everybody. */
  readonly circle: string;
  readonly isDone: boolean;
  readonly isLate: boolean;
  /** What is still possible once its day is over; '' before. */
  readonly late: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly source: { readonly text: string; readonly url: string } | null;
};

export type ChecklistModel = {
  readonly reference: string;
  readonly title: string;
  readonly lead: string;
  readonly orderHref: string;
  /** Null where there is nothing to tick off. */
  readonly list: {
    /** The call that every form on it posts to, with what each of them says. */
    readonly action: string;
    readonly fields: { readonly reference: string; readonly token: string };
    readonly groups: readonly { readonly title: string; readonly items: readonly ChecklistItem[] }[];
    readonly checkOutHref: string;
    readonly mails: { readonly text: string; readonly label: string; readonly set: 'on' | 'off' };
  } | null;
};
