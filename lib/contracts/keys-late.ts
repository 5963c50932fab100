import { number, object, string } from 'yup';
import { KEYS_PLANS, type KeysPlan } from '@/lib/domain/extras/keys-late';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** A free slot that whoever has no keys yet can have, with its price. */
export type KeysOptionDto = {
  readonly plan: KeysPlan;
  readonly date: LocalDate;
  readonly start: string;
  readonly end: string;
  /** Pounds; 0: it costs nothing more. */
  readonly amount: number;
  /** How it comes about; '' for nothing. */
  readonly workedOut: string;
};

/** Late keys on the day of a move. Instants are ISO-8601 UTC. */
export type KeysLateView = {
  readonly reference: string;
  /** The slot that the move has now. */
  readonly booked: { readonly date: LocalDate; readonly start: string; readonly end: string };
  /** It is the day, and nothing is being unloaded yet. */
  readonly isOpen: boolean;
  /** It is not the day yet. */
  readonly isAhead: boolean;
  /** Before the day: pounds for keeping the load one night and delivering it on the day after; else null. */
  readonly firstNight: number | null;
  /** The van has set off. */
  readonly hasBegun: boolean;
  /** Made for this view: a choice that is sent twice counts once. */
  readonly key: string;
  readonly options: readonly KeysOptionDto[];
  /** What was chosen last, and is not undone; null for nothing. */
  readonly kept:
    | (KeysOptionDto & {
        readonly id: string;
        readonly isPaid: boolean;
        /** Path that leads to its payment; null where nothing is owed. */
        readonly paymentUrl: string | null;
        readonly canUndo: boolean;
      })
    | null;
};

/** Reads what can be done about late keys. Throws Problem not_found for an order that is no move, too. */
export const readKeysLate = endpoint<KeysLateView>()({
  name: 'readKeysLate',
  method: 'POST',
  path: `${APP_PREFIX}/read_keys_late`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

const key = string()
  .required()
  .matches(/^[A-Za-z0-9-]{16,64}$/);

/**
 * One press agrees to a choice at the price that was shown. Takes the post of a plain HTML form too and then answers 303.
 * slot_taken: somebody else was sooner; too_late_to_change: the crew unloads, or the choice is over.
 */
export const chooseKeysLate = endpoint<{ readonly plan: KeysPlan }>()({
  name: 'chooseKeysLate',
  method: 'POST',
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
    'order_unpaid',
    'order_expired',
    'order_cancelled',
    'order_completed',
    'slot_taken',
    'price_changed',
    'rate_limited',
  ],
  maxBytes: 4096,
  perMinute: 20,
});

/** Takes the last choice back while that is offered; the same again changes nothing. Also as a plain form. */
export const undoKeysLate = endpoint<{ readonly undone: true }>()({
  name: 'undoKeysLate',
  method: 'POST',
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
  maxBytes: 4096,
  perMinute: 20,
});
