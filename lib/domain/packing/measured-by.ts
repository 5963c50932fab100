/** How an answer was found: piece by piece, or (for a list that is too long or too much work) by volume alone. */
export type MeasuredBy = 'packing' | 'volume';

/** Said with every answer by volume. Apart from the packing, whose code no page needs. */
export const BY_VOLUME = 'Worked out by volume, not by placing each item.';
