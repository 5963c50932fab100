import { number, object, string } from 'yup';
import type { WhyNotAsked } from '@/lib/domain/extras/state';
import { crewDay, id } from './crew';
import { CREW_API } from './crew-paths';
import { endpoint, SMALL_FORM } from './endpoint';
import { ORDER_STATE_ERRORS } from './errors';

/** Apart from the calls of the day, so that /crew opens without these calls. */

export type CrewExtraPriceDto =
  | { readonly kind: 'price'; readonly what: string; readonly workedOut: string; readonly amount: number }
  | { readonly kind: 'refused'; readonly why: WhyNotAsked };

/** `asked`: the facts as a query, such as "kind=waiting&minutes=50". */
const facts = { crewDay, visit: id, asked: string().required().max(500) };

const ERRORS = [
  'validation_failed',
  'not_found',
  'change_not_offered',
  'too_late_to_change',
  ...ORDER_STATE_ERRORS,
] as const;

/**
 * Returns the price of an extra before the customer is asked. validation_failed: the facts are empty or exceed the
 * vans.
 */
export const priceCrewExtra = endpoint<CrewExtraPriceDto>()({
  name: 'priceCrewExtra',
  path: `${CREW_API}/extra-price`,
  access: 'guest',
  usesCookie: true,
  request: object(facts),
  errors: ERRORS,
  maxBytes: 4096,
  perMinute: 60,
});

/**
 * Asks the customer to agree to an extra, once per `extra`. `expected`: the shown price, pounds. order_changed: another
 * extra is open.
 */
export const askCrewExtra = endpoint<{ readonly extra: string }>()({
  name: 'askCrewExtra',
  path: `${CREW_API}/extra`,
  access: 'guest',
  usesCookie: true,
  request: object({ ...facts, extra: id, expected: number().required().min(0).max(100_000) }),
  errors: [...ERRORS, 'price_changed', 'order_changed', 'nothing_to_change'],
  ...SMALL_FORM,
});
