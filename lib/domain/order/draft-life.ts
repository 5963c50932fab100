/** Days for which a saved quote is kept after its last change (assumption). */
export const DRAFT_LIFE_DAYS = 28;

/** Days for which what was quoted costs what it was quoted at, from its first save on (assumption): as long as it lasts. */
export const PRICES_KEPT_DAYS = DRAFT_LIFE_DAYS;
