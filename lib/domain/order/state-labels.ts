import type { FlowId } from '../services/flows';
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

/** What the desk calls an order, by the flow that it was made in. */
export const FLOW_LABELS: Readonly<Record<FlowId, string>> = {
  moving: 'Move',
  storage: 'Into storage',
  'storage-return': 'Out of storage',
  cleaning: 'Clean',
};
