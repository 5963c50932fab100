import type { StoredText } from '@/lib/server/kernel/documents/document';

export type PromoCodeRow = {
  /** Upper case. */
  code: string;
  kind: 'percent' | 'fixed';
  /** Percent, or pence when kind is "fixed". */
  amount: number;
  valid_from: string;
  /** Local date in London, inclusive. */
  valid_until: string;
  usage_limit: number | null;
  used: number;
};

/** What was quoted for a draft, and until when that is what it costs. */
export type KeptPriceRow = {
  draft_id: string;
  /** The price list that was in force when it was first quoted. */
  price_list: string;
  lines: StoredText<'kept_lines'>;
  kept_since: string;
  kept_until: string;
};

/** What a quote is called on the telephone; it goes with its draft. */
export type QuoteReferenceRow = { reference: string; draft_id: string };
