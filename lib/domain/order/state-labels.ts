import type { OrderState } from './state';

/** What the desk calls the states of an order. */
export const STATE_LABELS: Readonly<Record<OrderState, string>> = {
  awaiting_payment: 'Awaiting payment',
  confirmed: 'Booked',
  rescheduled: 'Rescheduled',
  completed: 'Done',
  expired: 'Lapsed unpaid',
  cancelled: 'Cancelled',
};
