/**
 * The life of an order (assumption). Every change is one of these events; the table is the only
 * place that says which event may happen in which state, and what state follows.
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
  /** The hold lapsed unpaid, or gave way to a newer order: the slot is free again. */
  'lapsed',
  /** The payment arrived after the hold had lapsed, and the slot was still free (BOOK-3). */
  'revived',
  /** The desk holds its places for the payment once more. */
  'held_again',
  'completed',
  'cancelled',
  /** Another slot was taken for it; it stands as before, and can be rescheduled again. */
  'rescheduled',
  /** Items or services were changed. */
  'edited',
  /** A stop is somewhere else, or on another floor. */
  'address_changed',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Paid and still to be carried out, on its first day or on another: what can be changed and cancelled. */
export const BOOKED_STATES = ['confirmed', 'rescheduled'] as const satisfies readonly OrderState[];
export type BookedState = (typeof BOOKED_STATES)[number];

/** `to` is missing where the state stays as it is. */
type Move = { readonly from: readonly OrderState[]; readonly to?: OrderState };

export const MOVES: Readonly<Record<OrderEvent, Move>> = {
  paid: { from: ['awaiting_payment'], to: 'confirmed' },
  lapsed: { from: ['awaiting_payment'], to: 'expired' },
  revived: { from: ['expired'], to: 'confirmed' },
  held_again: { from: ['expired'], to: 'awaiting_payment' },
  completed: { from: BOOKED_STATES, to: 'completed' },
  cancelled: { from: BOOKED_STATES, to: 'cancelled' },
  rescheduled: { from: BOOKED_STATES, to: 'rescheduled' },
  edited: { from: BOOKED_STATES },
  address_changed: { from: BOOKED_STATES },
};

/** The state after an event, or null when it cannot happen in this state. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | null {
  const { from, to = state } = MOVES[event];
  return from.includes(state) ? to : null;
}

export function isBooked(state: OrderState): state is BookedState {
  return BOOKED_STATES.some((booked) => booked === state);
}

/** States that hold their place in a slot: an expired or cancelled order gave it back. */
export function holdsSlot(state: OrderState): boolean {
  return state === 'awaiting_payment' || isBooked(state) || state === 'completed';
}
