/** Said where floors, lifts and parking are asked, in every flow that comes to a door. */
export const ACCESS_LEAD =
  'Floors, lifts and parking are in the price now, so that they cannot surprise you on the day.';
