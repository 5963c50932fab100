import { MOST_DELEGATES } from '@/lib/domain/storage/delegates';
import { capitalised, inWords } from '@/lib/domain/wording';

/** Apart from MESSAGES, because no browser needs them. */
export const DELEGATE_MESSAGES = {
  helperEmail: 'Use the email you were invited with: that is where the confirmation goes',
  ownerEndsStorage: 'Only the owner of the unit can have everything brought back, because that ends the storage',
  somethingStays:
    'Leave at least one thing in the unit: only its owner can have the last one brought back, because that ends the storage',
  helperName: 'Use letters only: this name is in the email we send',
  ownAddress: 'This is your own email: you can order returns already',
  hasRightAlready: 'This person can order returns already',
  helpersFull: `${capitalised(inWords(MOST_DELEGATES))} people at most: remove one of them first`,
} as const;
