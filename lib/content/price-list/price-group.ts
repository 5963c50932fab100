import type { Pence } from '@/lib/domain/money';
import type { QuoteLineCode } from '@/lib/domain/pricing/line-codes';

/** The unit of a column's numbers. Money is in pence here and in pounds in the JSON, VAT included. */
export type PriceUnit = 'GBP' | 'percent' | 'cubic feet' | 'weeks';

export type PriceColumn = { readonly id: string; readonly title: string; readonly unit: PriceUnit };

/** A row with its `values` by the id of the column. Null where the price depends on more details and is by request. */
export type PriceRow = {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly values: Readonly<Record<string, Pence | number | null>>;
  /** The codes of the quote lines that are charged by this row. */
  readonly lines?: readonly QuoteLineCode[];
};

/** One table of the public price list. Its numbers are read from the rules that charge them. */
export type PriceGroup = {
  readonly id: string;
  readonly title: string;
  /** A text about the factors that the prices depend on. */
  readonly dependsOn: string;
  /** The title of the column that names the rows. */
  readonly of: string;
  readonly columns: readonly PriceColumn[];
  readonly rows: readonly PriceRow[];
};

/** The configuration that the prices depend on. */
export type ActiveLists = { readonly addOnVariant: 1 | 2; readonly storagePriceList: 'pages' | 'quote' };

export const PRICE: PriceColumn = { id: 'price', title: 'Price', unit: 'GBP' };
