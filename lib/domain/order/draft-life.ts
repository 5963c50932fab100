/** Days for which a saved quote is kept after its last change (assumption). */
export const DRAFT_LIFE_DAYS = 28;

/** Days for which a quote keeps its prices from the first save. Later saves do not extend them (assumption). */
export const PRICES_KEPT_DAYS = 28;
