/**
 * The method behind an answer: packing piece by piece, or volume alone for a list that is too long or too much work.
 */
export type MeasuredBy = 'packing' | 'volume';

/** The note beside every answer by volume. Apart from the packing, whose code no page needs. */
export const BY_VOLUME = 'Worked out by volume, not by placing each item.';
