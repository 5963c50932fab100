import { MOST_DELEGATES } from '@/lib/domain/storage/delegates';
import { capitalised, inWords } from '@/lib/domain/wording';

/** Apart from the other messages, which every form loads. */
export const RENTAL_MESSAGES = {
  doesNotFitInside: 'Your things do not fit this unit: choose a larger one, or bring some of them back first',
  doesNotFitOwn: 'Your unit has no room for all of this: shorten the list, or move to a larger unit first',
  takesNoMore: 'Nothing can be added to this unit at the moment: see its payments, or rent another unit',
  beforeTopUp: 'Choose a day after we have collected everything you have booked into this unit',
  storeTripsOrder:
    'The collection into this unit has to come before its return: choose another day, or ring us to move both',
} as const;

/** Apart from MESSAGES, because no browser needs them. */
export const DELEGATE_MESSAGES = {
  helperEmail: 'Use the email you were invited with: we send the confirmation there',
  ownerEndsStorage: 'Only the owner of the unit can have everything brought back, because that ends the storage',
  somethingStays:
    'Leave at least one thing in the unit: only its owner can have the last one brought back, because that ends the storage',
  helperName: 'Use letters only: this name is in the email we send',
  ownAddress: 'This is your own email: you can order returns already',
  hasRightAlready: 'This person can order returns already',
  helpersFull: `${capitalised(inWords(MOST_DELEGATES))} people at most: remove one of them first`,
} as const;
