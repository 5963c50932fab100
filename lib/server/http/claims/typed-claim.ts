import {
  CLAIM_ITEM_FIELDS,
  claimField,
  ELSE,
  EMPTY_CLAIM_ITEM,
  type ClaimFormState,
  type TypedClaimItem,
} from '@/lib/contracts/claim-page';
import { MOST_CLAIM_ITEMS } from '@/lib/domain/order/claim';

/** The fields of the form as they were sent. */
export type Fields = Readonly<Record<string, unknown>>;
type Typed = Pick<ClaimFormState, 'key' | 'rows' | 'text'>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** What was typed: every row that the form had. */
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

/** Without the rows in which nothing was typed; one is left in any case. */
export function filledRows(rows: readonly TypedClaimItem[]): readonly TypedClaimItem[] {
  const filled = rows.filter((row) => CLAIM_ITEM_FIELDS.some((name) => row[name].trim() !== ''));
  return filled.length > 0 ? filled : [EMPTY_CLAIM_ITEM];
}

/** A row as the call takes it: the thing that was chosen, or what was typed in its stead. */
export const claimedItem = ({ item, title, kind, worth }: TypedClaimItem) => ({
  title: item === '' || item === ELSE ? title : item,
  kind,
  worth,
});

const FIELD = /^items\[(?<row>\d+)\]\.(?<name>title|kind|worth)$/;

/**
 * What is wrong by the names of the form's fields: "items[1].title" stands at the choice of the second row, or at what
 * is typed in its stead where that was chosen, and where there is nothing to choose from.
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
