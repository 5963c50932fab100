/** A row of the claim form as the customer typed it. */
export type TypedClaimItem = {
  /** A thing of the order, ELSE, or '' for no choice. */
  readonly item: string;
  /** The customer's own name for a thing that the order does not list. */
  readonly title: string;
  readonly kind: string;
  readonly worth: string;
};

/** The fields of a row by name, as the page shows them. */
export const CLAIM_ITEM_FIELDS = [
  'item',
  'title',
  'kind',
  'worth',
] as const satisfies readonly (keyof TypedClaimItem)[];

export const EMPTY_CLAIM_ITEM: TypedClaimItem = { item: '', title: '', kind: '', worth: '' };

/** The option for a thing that the order does not list. */
export const ELSE = '*';

/** Returns the name and id of a field: "item_0.kind". */
export const claimField = (row: number, name: keyof TypedClaimItem): string => `item_${row}.${name}`;

/** The names of the buttons that add a row, and that delete a photo of an unsent claim (its id). */
export const ONE_MORE = 'more';
export const DROP_PHOTO = 'drop';

/** The file fields of the claim form and of the forms that add photos to a claim; `claim`: its number. */
export const PHOTOS = 'photos';
export const OF_CLAIM = 'claim';

/** The message about the photos that a form of a claim could not add. */
export type PhotosRefused = { readonly claim: number; readonly text: string };

/** The form of a claim, empty or as the customer sent it. Errors are keyed by field name. */
export type ClaimFormState = {
  /** The idempotency key: one for each filled-in form. */
  readonly key: string;
  readonly rows: readonly TypedClaimItem[];
  readonly text: string;
  readonly errors: Readonly<Record<string, string>>;
  /**
   * Why the claim was not sent, beside errors of single fields: too many attempts, or the key belongs to another claim.
   */
  readonly trouble: 'limited' | 'used' | null;
};
