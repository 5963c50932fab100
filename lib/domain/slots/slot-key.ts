/** "2026-12-15 10:00": one start among others, in the order of time. */
export const startKey = ({ date, start }: { readonly date: string; readonly start: string }): string =>
  `${date} ${start}`;

/** "MOVING 2026-12-15 10:00": the places of one service at one start. Whoever takes several goes by this order. */
export const placesKey = (slot: { readonly service: string; readonly date: string; readonly start: string }): string =>
  `${slot.service} ${startKey(slot)}`;
