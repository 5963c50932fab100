/** Returns the key of a start, "2026-12-15 10:00". Keys sort by time. */
export const startKey = ({ date, start }: { readonly date: string; readonly start: string }): string =>
  `${date} ${start}`;

/** Returns the key of a service's places: "MOVING 2026-12-15 10:00". Several places are taken in this order. */
export const placesKey = (slot: { readonly service: string; readonly date: string; readonly start: string }): string =>
  `${slot.service} ${startKey(slot)}`;
