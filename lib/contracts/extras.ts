import { boolean, number, object, string } from 'yup';
import type { ExtraKind } from '@/lib/domain/extras/extras';
import type { ExtraState } from '@/lib/domain/extras/state';
import { APP_PREFIX, endpoint, SMALL_FORM } from './endpoint';
import { orderKey } from './order-key';

/** An extra as its customer sees it. Pounds, instants ISO-8601 UTC. */
export type ExtraDto = {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly what: string;
  readonly workedOut: string;
  /** Written by the crew or an operator; '' for none. */
  readonly reason: string;
  readonly amount: number;
  readonly state: ExtraState;
  readonly answerBy: string;
  /** Null where nothing is owed. */
  readonly paymentUrl: string | null;
};

export type ExtrasView = {
  readonly reference: string;
  readonly extras: readonly ExtraDto[];
  readonly now: string;
};

/** Reads the extras of an order. `isBackFromPayment`: the payment provider is asked first. */
export const readExtras = endpoint<ExtrasView>()({
  name: 'readExtras',
  path: `${APP_PREFIX}/read_extras`,
  access: 'guest',
  request: object({ ...orderKey, isBackFromPayment: boolean().required().default(false) }),
  errors: ['validation_failed', 'not_found'],
});

/** Records the customer's yes or no. nothing_to_change: already answered otherwise, or withdrawn. */
export const answerExtra = endpoint<{ readonly answer: 'yes' | 'no' }>()({
  name: 'answerExtra',
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
  ...SMALL_FORM,
});
