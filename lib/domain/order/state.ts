/**
 * The life of an order (assumption). Every change is one of these events; the table is the only
 * place that says which event may happen in which state.
 */
export const ORDER_STATES = [
  'awaiting_payment',
  'confirmed',
  'completed',
  'expired',
  'cancelled',
  'rescheduled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  /** The payment arrived. */
  'paid',
  /** The hold lapsed unpaid: the slot is free again. */
  'lapsed',
  /** The payment arrived after the hold had lapsed, and the slot was still free (BOOK-3). */
  'revived',
  'completed',
  'cancelled',
  /** Another slot was taken for it; it stands as before, and can be rescheduled again. */
  'rescheduled',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

const TRANSITIONS: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  awaiting_payment: { paid: 'confirmed', lapsed: 'expired' },
  confirmed: { completed: 'completed', cancelled: 'cancelled', rescheduled: 'rescheduled' },
  rescheduled: { completed: 'completed', cancelled: 'cancelled', rescheduled: 'rescheduled' },
  expired: { revived: 'confirmed' },
  completed: {},
  cancelled: {},
};

/** The state after an event, or null when it cannot happen in this state. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** Whether any event leads from one state straight to the other. */
export function canTransition(from: OrderState, to: OrderState): boolean {
  return Object.values(TRANSITIONS[from]).includes(to);
}

/** Paid and still to be carried out, on its first day or on another: what can be changed and cancelled. */
export const BOOKED_STATES = ['confirmed', 'rescheduled'] as const satisfies readonly OrderState[];
export type BookedState = (typeof BOOKED_STATES)[number];

export function isBooked(state: OrderState): state is BookedState {
  return BOOKED_STATES.some((booked) => booked === state);
}

/** States that hold their place in a slot: an expired or cancelled order gave it back. */
export function holdsSlot(state: OrderState): boolean {
  return state === 'awaiting_payment' || isBooked(state) || state === 'completed';
}
