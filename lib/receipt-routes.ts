/** The receipt of a saved quote: its price on one page, to print and to share. */
export const QUOTE_RECEIPT = '/quote-receipt';
export const receiptPath = (draftId: string): string => `${QUOTE_RECEIPT}?quote=${draftId}`;
