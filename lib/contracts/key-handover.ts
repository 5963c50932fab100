import { number, object, string } from 'yup';
import { KEYS_PLANS, type KeysPlan } from '@/lib/domain/extras/key-handover';
import type { LocalDate } from '@/lib/domain/london-time';
import { APP_PREFIX, endpoint, SMALL_FORM } from './endpoint';
import { ORDER_STATE_ERRORS } from './errors';
import { orderKey } from './order-key';

/** A free slot for a customer without keys, with its price in pounds. */
export type KeysOptionDto = {
  readonly plan: KeysPlan;
  readonly date: LocalDate;
  readonly start: string;
  readonly end: string;
  readonly amount: number;
  readonly workedOut: string;
};

/** Late keys on the day of a move. Instants are ISO-8601 UTC. */
export type KeyHandoverView = {
  readonly reference: string;
  readonly booked: { readonly date: LocalDate; readonly start: string; readonly end: string };
  /** Whether the day has come and unloading has not begun. */
  readonly isOpen: boolean;
  readonly isAhead: boolean;
  /** Before the day: pounds for storing the load one night and delivering it the next day. */
  readonly firstNight: number | null;
  readonly hasBegun: boolean;
  /** The idempotency key of this view. */
  readonly key: string;
  readonly options: readonly KeysOptionDto[];
  /** The latest choice that is not undone. */
  readonly kept:
    | (KeysOptionDto & {
        readonly id: string;
        readonly isPaid: boolean;
        /** Null where nothing is owed. */
        readonly paymentUrl: string | null;
        readonly canUndo: boolean;
      })
    | null;
};

/** Reads the options for late keys. not_found: also for an order that is not a move. */
export const readKeysLate = endpoint<KeyHandoverView>()({
  name: 'readKeysLate',
  path: `${APP_PREFIX}/read_keys_late`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

const key = string()
  .required()
  .matches(/^[A-Za-z0-9-]{16,64}$/);

/** Agrees to an option at the shown price. too_late_to_change: the crew is unloading, or the option has ended. */
export const chooseKeysLate = endpoint<{ readonly plan: KeysPlan }>()({
  name: 'chooseKeysLate',
  path: `${APP_PREFIX}/choose_keys_late`,
  access: 'guest',
  request: object({
    ...orderKey,
    key,
    plan: string().oneOf(KEYS_PLANS).required(),
    date: string()
      .required()
      .matches(/^\d{4}-\d\d-\d\d$/),
    start: string().required().max(5),
    /** Pounds, as the page showed them. */
    expected: number().required().min(0).max(100_000),
  }),
  errors: [
    'validation_failed',
    'not_found',
    'change_not_offered',
    'too_late_to_change',
    'order_changed',
    ...ORDER_STATE_ERRORS,
    'slot_taken',
    'price_changed',
    'rate_limited',
  ],
  ...SMALL_FORM,
});

/** Undoes the last choice while that is offered; idempotent. */
export const undoKeysLate = endpoint<{ readonly undone: true }>()({
  name: 'undoKeysLate',
  path: `${APP_PREFIX}/undo_keys_late`,
  access: 'guest',
  request: object({ ...orderKey, key }),
  errors: [
    'validation_failed',
    'not_found',
    'nothing_to_change',
    'too_late_to_change',
    'order_changed',
    'slot_taken',
    'rate_limited',
  ],
  ...SMALL_FORM,
});
