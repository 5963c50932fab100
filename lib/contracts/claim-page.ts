/** A row of the claim form as it was typed. */
export type TypedClaimItem = {
  /** A thing of the order, ELSE, or '' for no choice. */
  readonly item: string;
  /** What it is where it is none of them. */
  readonly title: string;
  readonly kind: string;
  readonly worth: string;
};

/** The fields of a row by name, as they stand on the page. */
export const CLAIM_ITEM_FIELDS = [
  'item',
  'title',
  'kind',
  'worth',
] as const satisfies readonly (keyof TypedClaimItem)[];

export const EMPTY_CLAIM_ITEM: TypedClaimItem = { item: '', title: '', kind: '', worth: '' };

/** The choice of a thing that the order does not name. */
export const ELSE = '*';

/** "item_0.kind": the name of a field, which is also its id. */
export const claimField = (row: number, name: keyof TypedClaimItem): string => `item_${row}.${name}`;

/** The names of the buttons that ask for one more row, and take back a photo that is not sent with a claim yet (its id). */
export const ONE_MORE = 'more';
export const DROP_PHOTO = 'drop';

/** The field of files, of the claim's form and of those that add photos to a claim; `claim`: its number. */
export const PHOTOS = 'photos';
export const OF_CLAIM = 'claim';

/** Photos of one form of a claim that were not taken, in words. */
export type PhotosRefused = { readonly claim: number; readonly text: string };

/** The form of a claim, as it is to be filled in or came back. Errors by the names of its fields. */
export type ClaimFormState = {
  /** One for each filled-in form. */
  readonly key: string;
  readonly rows: readonly TypedClaimItem[];
  readonly text: string;
  readonly errors: Readonly<Record<string, string>>;
  /** Why what was typed was not sent, beside what is wrong with its fields: too often, or as another claim already. */
  readonly trouble: 'limited' | 'used' | null;
};
