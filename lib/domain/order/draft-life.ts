/** Days for which a saved quote is kept after its last change (assumption). */
export const DRAFT_LIFE_DAYS = 28;

/** Days for which what was quoted costs what it was quoted at, from the first save on, however often it is saved again (assumption). */
export const PRICES_KEPT_DAYS = 28;
