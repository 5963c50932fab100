/** Said where floors, lifts and parking are asked, in every flow that comes to a door. */
export const ACCESS_LEAD = 'Floors, lifts and parking are part of the price, so there are no surprises on the day.';
