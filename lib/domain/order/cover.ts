import { formatPence, pence } from '../money';

/**
 * What every price includes if we lose or damage something: pence for a thing and for a whole job (assumptions; they
 * are to be those of the operator's policies). The one place for the sums and for the words that tell of them.
 */
export const COVER = { item: pence(10_000), job: pence(1_000_000) } as const;

/** "£100 an item and £10,000 a job". */
export const COVER_SUM = `${formatPence(COVER.item)} an item and ${formatPence(COVER.job)} a job`;

/** In a list of what a price includes. */
export const COVER_INCLUDED = `Cover for loss and damage: ${COVER_SUM}`;

/** In a list of facts about an order. */
export const COVER_TITLE = 'Cover';
export const COVER_FACT = `${COVER_SUM}, included`;

/** As a promise of its own, before and after a booking. */
export const COVER_PROMISE = `If we lose or damage something, we pay for its repair or its value, up to ${COVER_SUM}. This is included in the price.`;
