import {
  CLAIM_ITEM_FIELDS,
  claimField,
  ELSE,
  EMPTY_CLAIM_ITEM,
  type ClaimFormState,
  type TypedClaimItem,
} from '@/lib/contracts/claim-page';
import { MOST_CLAIM_ITEMS } from '@/lib/domain/order/claim';

/** The unchecked fields of the form. */
export type Fields = Readonly<Record<string, unknown>>;
type Typed = Pick<ClaimFormState, 'key' | 'rows' | 'text'>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** Returns the typed values, with every row of the form. */
export function typedClaim(fields: Fields): Typed {
  const rows = Array.from({ length: MOST_CLAIM_ITEMS }, (_, row) => row)
    .filter((row) => CLAIM_ITEM_FIELDS.some((name) => claimField(row, name) in fields))
    .map((row): TypedClaimItem => {
      const text = (name: keyof TypedClaimItem) => textOf(fields, claimField(row, name));
      return { item: text('item'), title: text('title'), kind: text('kind'), worth: text('worth') };
    });
  return {
    key: textOf(fields, 'key'),
    rows: rows.length > 0 ? rows : [EMPTY_CLAIM_ITEM],
    text: textOf(fields, 'text'),
  };
}

/** Returns the rows in which something was typed, and at least one row. */
export function filledRows(rows: readonly TypedClaimItem[]): readonly TypedClaimItem[] {
  const filled = rows.filter((row) => CLAIM_ITEM_FIELDS.some((name) => row[name].trim() !== ''));
  return filled.length > 0 ? filled : [EMPTY_CLAIM_ITEM];
}

/** Returns a row as the call takes it: with the selected item, or the typed title in its place. */
export const claimedItem = ({ item, title, kind, worth }: TypedClaimItem) => ({
  title: item === '' || item === ELSE ? title : item,
  kind,
  worth,
});

const FIELD = /^items\[(?<row>\d+)\]\.(?<name>title|kind|worth)$/;

/**
 * Returns the errors by the names of the form's fields. The error of "items[1].title" belongs to the selection in the
 * second row, or to its text field when the customer typed a title or has no items to select from.
 */
export function errorsByField(
  errors: Readonly<Record<string, string>>,
  rows: readonly TypedClaimItem[],
  hasThings: boolean,
): ClaimFormState['errors'] {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => {
      const { row, name } = FIELD.exec(path)?.groups ?? {};
      if (row === undefined || name === undefined) return [path, text];
      const isTyped = !hasThings || rows[Number(row)]?.item === ELSE;
      const at = name === 'title' && !isTyped ? 'item' : name;
      return [claimField(Number(row), at as keyof TypedClaimItem), text];
    }),
  );
}
