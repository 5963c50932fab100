import { EMPTY_STOP, type StopDetails } from '@/lib/domain/order/addresses';

/** Returns the street address of an end of the plain test move. */
export const aStop = (stop: string, changes: Partial<StopDetails> = {}) => ({
  stop,
  ...EMPTY_STOP,
  line1: '12 Elm Road',
  town: 'London',
  ...changes,
});

export const BOTH_ENDS = [
  aStop('collection', {
    line2: 'Flat 3',
    note: 'Buzzer 3\nPark in the yard',
    contactName: 'Sam Porter',
    contactPhone: '07700 900456',
  }),
  aStop('delivery', { line1: '7 Rye Lane' }),
];
