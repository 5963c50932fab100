/** Apart from the other messages, which every form loads. */
export const RENTAL_MESSAGES = {
  doesNotFitInside: 'Your things do not fit this unit: choose a larger one, or bring some of them back first',
  doesNotFitOwn:
    'Your unit does not hold all of this beside what is in it: shorten the list, or move to a larger unit first',
  takesNoMore: 'Nothing can be added to this unit at the moment: see its payments, or rent another unit',
  beforeTopUp: 'Choose a day after everything that you have booked into this unit is collected',
  storeTripsOrder:
    'What comes into this unit has to be there before it goes back: choose another day, or ring us to move both',
} as const;
