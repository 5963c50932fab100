import type { DeskSection } from './desk-paths';

/** The style of a tag. The parts of the desk's pages hold formatted text: instants and days are London's. */
export type DeskTag = 'plain' | 'hot' | 'success' | 'error';

/** A row of facts: "Phone", "+44 7700 900123"; with `href` where it is a link. */
export type DeskFact = { readonly label: string; readonly text: string; readonly href?: string };

/** A photo's id at DESK_PHOTO, with its label. */
export type DeskPhoto = { readonly id: string; readonly label: string };

export type DeskOption = { readonly value: string; readonly label: string };

export type DeskPaging = {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** The addresses of the previous and next pages; null without one. */
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
  /** Whether an operator can send the message again. */
  readonly canRetry: boolean;
  /** The key of the form that mails the message to the customer again; absent where that is not possible. */
  readonly again?: string;
};

/** A row that a scheduled job could not process. */
export type RowFailureLine = {
  readonly key: string;
  /** The failed step of the job, in words. */
  readonly task: string;
  /** The order's reference, a day, or '' where the whole step failed. */
  readonly reference: string;
  /** The order's page; null where `reference` is not an order's. */
  readonly href: string | null;
  readonly since: string;
  /** The last error, without stored values. */
  readonly code: string;
};

/** The outcome of the form that was posted before this page. */
export type DeskNotice = { readonly kind: 'success' | 'error'; readonly text: string } | null;

/** A refused form, to be shown again with its values: the path that it posts to, and its errors by field. */
export type DeskRefusedForm = {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
};

/** The props of a page of the desk. `View`: the views that it may show. */
export type DeskPageProps<View> = {
  /** The label of the open section. */
  readonly title: string;
  readonly operator: string;
  readonly view: View;
  readonly notice: DeskNotice;
  readonly refused: DeskRefusedForm | null;
  /** The open section of the navigation. */
  readonly section: DeskSection;
};
