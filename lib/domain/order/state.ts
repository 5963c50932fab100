/** The states of an order (assumption). Only the table MOVES says which event leads from which state to which. */
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
  'paid',
  /** The hold ended unpaid, or a newer order replaced this one: the slot is free again. */
  'lapsed',
  /** The payment arrived after the hold had lapsed, and the slot was still free (BOOK-3). */
  'revived',
  /** The desk holds the order's places for the payment again. */
  'held_again',
  'completed',
  'cancelled',
  /** The order moved to another slot. It stands as before and can be rescheduled again. */
  'rescheduled',
  'edited',
  'address_changed',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** The states of an order that is paid and still to be carried out, and so can be changed and cancelled. */
export const BOOKED_STATES = ['confirmed', 'rescheduled'] as const satisfies readonly OrderState[];
export type BookedState = (typeof BOOKED_STATES)[number];

/** A transition. `to` is missing where the state stays the same. */
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

/** Returns the state after an event, or null if the event cannot happen in this state. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | null {
  const { from, to = state } = MOVES[event];
  return from.includes(state) ? to : null;
}

export function isBooked(state: OrderState): state is BookedState {
  return BOOKED_STATES.some((booked) => booked === state);
}

/** Returns whether an order in this state holds its place in a slot. Expired and cancelled ones have given it back. */
export function holdsSlot(state: OrderState): boolean {
  return state === 'awaiting_payment' || isBooked(state) || state === 'completed';
}

export const STATE_LABELS: Readonly<Record<OrderState, string>> = {
  awaiting_payment: 'Awaiting payment',
  confirmed: 'Booked',
  rescheduled: 'Rescheduled',
  completed: 'Done',
  expired: 'Lapsed unpaid',
  cancelled: 'Cancelled',
};
