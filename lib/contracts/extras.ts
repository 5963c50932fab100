import { boolean, number, object, string } from 'yup';
import type { ExtraKind } from '@/lib/domain/extras/kinds';
import type { ExtraState } from '@/lib/domain/extras/state';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** What was asked on the day beyond an order, as its customer sees it. Instants are ISO-8601 UTC. */
export type ExtraDto = {
  readonly id: string;
  readonly kind: ExtraKind;
  /** How it really is: "Delivery: second floor, no lift". */
  readonly what: string;
  /** How the amount comes about. */
  readonly workedOut: string;
  /** Why, in the words of whoever asked; '' for nothing. */
  readonly reason: string;
  /** Pounds. */
  readonly amount: number;
  readonly state: ExtraState;
  readonly answerBy: string;
  /** Path that leads to its payment; null where it is not owed. */
  readonly paymentUrl: string | null;
};

/** The extras of an order, in the order in which they were asked. */
export type ExtrasView = {
  readonly reference: string;
  readonly extras: readonly ExtraDto[];
  /** The moment of the view. */
  readonly now: string;
};

/** Reads what was asked beyond an order. `isBackFromPayment`: the payment provider is asked first. */
export const readExtras = endpoint<ExtrasView>()({
  name: 'readExtras',
  method: 'POST',
  path: `${APP_PREFIX}/read_extras`,
  access: 'guest',
  request: object({ ...orderKey, isBackFromPayment: boolean().required().default(false) }),
  errors: ['validation_failed', 'not_found'],
});

/**
 * The customer's own yes or no. Takes the post of a plain HTML form too and then answers 303. too_late_to_change: the time
 * for an answer or the work is over; nothing_to_change: it was answered otherwise, or withdrawn.
 */
export const answerExtra = endpoint<{ readonly answer: 'yes' | 'no' }>()({
  name: 'answerExtra',
  method: 'POST',
  path: `${APP_PREFIX}/answer_extra`,
  access: 'guest',
  request: object({
    ...orderKey,
    extra: string().required().max(64),
    answer: string().oneOf(['yes', 'no']).required(),
    /** Pounds, as the page showed them. */
    expected: number().required().min(0).max(100_000),
  }),
  errors: [
    'validation_failed',
    'not_found',
    'too_late_to_change',
    'nothing_to_change',
    'price_changed',
    'rate_limited',
  ],
  maxBytes: 4096,
  perMinute: 20,
});
