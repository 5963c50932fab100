/** The style of a tag. Texts of the desk name instants and days of London. */
export type DeskTag = 'plain' | 'hot' | 'success' | 'error';

export type DeskFact = { readonly label: string; readonly text: string; readonly href?: string };

export type DeskPhoto = { readonly id: string; readonly label: string };

export type DeskOption = { readonly value: string; readonly label: string };

export type DeskPaging = {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
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
  readonly canRetry: boolean;
  /** The key of the form that mails the message again; absent where that is not possible. */
  readonly again?: string;
};

export type RowFailureLine = {
  readonly key: string;
  readonly task: string;
  /** An order's reference, a day, or '' where the whole step failed. */
  readonly reference: string;
  /** Null where `reference` is not an order's. */
  readonly href: string | null;
  readonly since: string;
  /** The last error, without stored values. */
  readonly code: string;
};

export type DeskNotice = { readonly kind: 'success' | 'error'; readonly text: string } | null;

/** A refused form, to be shown again with its values and its errors by field. */
export type DeskRefusedForm = {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
};

export type DeskPageProps<View> = {
  readonly title: string;
  readonly operator: string;
  readonly view: View;
  readonly notice: DeskNotice;
  readonly refused: DeskRefusedForm | null;
  /** The sections of the desk, in the order of a working day. */
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[];
};
