/** The elements of a unit, by its order: where its list is chosen from, and its drawing. */
export const chooserId = (orderId: string): string => `choose-${orderId}`;
export const pictureId = (orderId: string): string => `unit-${orderId}`;
