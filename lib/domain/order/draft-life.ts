/** Days for which a saved quote is kept after its last change (assumption). */
export const DRAFT_LIFE_DAYS = 28;
