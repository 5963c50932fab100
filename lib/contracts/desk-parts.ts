/** Pieces that pages of the operator's desk are made of. Words are ready to be read: instants and days are London's. */
export type DeskTag = 'plain' | 'hot' | 'success' | 'error';

/** A row of facts: "Phone", "+44 7700 900123"; with an address when it can be followed. */
export type DeskFact = { readonly label: string; readonly text: string; readonly href?: string };

/** A picture by its id, at DESK_PHOTO. */
export type DeskPhoto = { readonly id: string; readonly label: string };

export type DeskOption = { readonly value: string; readonly label: string };

export type DeskPaging = {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Addresses of the pages before and after; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
};

export type DeskState = { readonly label: string; readonly tag: DeskTag };

export type DeskEvent = { readonly at: string; readonly what: string; readonly who: string; readonly detail: string };
export type DeskMessage = {
  readonly id: string;
  readonly what: string;
  readonly about: string;
  readonly state: DeskState;
  readonly attempts: number;
  readonly at: string;
  readonly error: string;
  /** Whether it can be sent again by hand. */
  readonly canRetry: boolean;
  /** The key of the form that mails it to the customer once more; absent where it cannot be. */
  readonly again?: string;
};

/** Something that a scheduled job could not process. */
export type RowFailureLine = {
  readonly key: string;
  /** The step of the job that failed, in words. */
  readonly task: string;
  /** The order's reference, a day, or '' for all of a step. */
  readonly reference: string;
  /** The order's page; null where the reference is not an order's. */
  readonly href: string | null;
  readonly since: string;
  /** The last error, without stored values. */
  readonly code: string;
};
