import type { Pence } from '@/lib/domain/money';
import type { QuoteLineCode } from '@/lib/domain/pricing/line-codes';

/** What the numbers of a column are. Money is in pence here and in pounds in the JSON, VAT included. */
export type PriceUnit = 'GBP' | 'percent' | 'cubic feet' | 'weeks';

export type PriceColumn = { readonly id: string; readonly title: string; readonly unit: PriceUnit };

/** `values` by the id of the column; null: there is no price before we know more, so it is by request. */
export type PriceRow = {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly values: Readonly<Record<string, Pence | number | null>>;
  /** The lines of a quote that come from this row. */
  readonly lines?: readonly QuoteLineCode[];
};

/** One table of the open price list. Its numbers are read from the rules that charge them. */
export type PriceGroup = {
  readonly id: string;
  readonly title: string;
  /** What the prices depend on, in words. */
  readonly dependsOn: string;
  /** What the rows are: the title of their column. */
  readonly of: string;
  readonly columns: readonly PriceColumn[];
  readonly rows: readonly PriceRow[];
};

/** The configuration that the prices depend on. */
export type ActiveLists = { readonly addOnVariant: 1 | 2; readonly storagePriceList: 'pages' | 'quote' };

export const PRICE: PriceColumn = { id: 'price', title: 'Price', unit: 'GBP' };
