/** The introduction to the questions about floors, lifts and parking, in every flow with an address. */
export const ACCESS_LEAD = 'Floors, lifts and parking are part of the price, so there are no surprises on the day.';
