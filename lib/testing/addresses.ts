import { EMPTY_ADDRESS_DETAILS, type AddressDetails } from '@/lib/domain/order/appointments';

/** Returns the street address of an end of the plain test move. */
export const anAddress = (stop: string, changes: Partial<AddressDetails> = {}) => ({
  stop,
  ...EMPTY_ADDRESS_DETAILS,
  line1: '12 Elm Road',
  town: 'London',
  ...changes,
});

export const BOTH_ENDS = [
  anAddress('collection', {
    line2: 'Flat 3',
    note: 'Buzzer 3\nPark in the yard',
    contactName: 'Sam Porter',
    contactPhone: '07700 900456',
  }),
  anAddress('delivery', { line1: '7 Rye Lane' }),
];
