import type { Pence } from '@/lib/domain/money';

/**
 * A mail is a list of blocks, written once and rendered twice (render-text.ts, render-html.ts):
 * the text and the HTML of a confirmation cannot say different things.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'prices'; readonly lines: readonly PriceRow[]; readonly total: PriceRow }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'action'; readonly label: string; readonly url: string };

export type PriceRow = { readonly label: string; readonly detail?: string | undefined; readonly amount: Pence };

/** One mail: `preview` is what a list of mails shows beside the subject. */
export type Letter = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Who writes, under every mail (LAW-4, LAW-9). */
  readonly sender: readonly string[];
};
