/** Minutes for which an unpaid order keeps its places: long enough to find a card (assumption). */
export const HOLD_MINUTES = 30;
