/** Ids of a unit's elements by its order: the chooser of its list, and its drawing. */
export const chooserId = (orderId: string): string => `choose-${orderId}`;
export const pictureId = (orderId: string): string => `unit-${orderId}`;
