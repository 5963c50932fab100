import type { OrderState } from './state';

/** The desk's names of the order states. */
export const STATE_LABELS: Readonly<Record<OrderState, string>> = {
  awaiting_payment: 'Awaiting payment',
  confirmed: 'Booked',
  rescheduled: 'Rescheduled',
  completed: 'Done',
  expired: 'Lapsed unpaid',
  cancelled: 'Cancelled',
};
