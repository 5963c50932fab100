import { DAY_MS, formatDate, type LocalDate } from '../london-time';

/** Rules of a rental and of charging its saved card (spec decisions: Storage is a contract). */

/** The states of a rental. `ending`: its last day is known. `in_arrears`: a charge was refused as often as we try. */
export const CONTRACT_STATES = ['active', 'ending', 'in_arrears', 'ended'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** The states of a charge. `failed`: refused, and still owed. `waived`: no longer owed. */
const CHARGE_STATES = ['due', 'paid', 'failed', 'waived'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

export const NOTICE_DAYS = 7;

/** Days of notice for a change of unit: the store's crew makes room, and the new price is announced (assumption). */
export const MOVE_NOTICE_DAYS = 7;

/** Weeks covered by a charge from which it is announced. */
export const NOTICE_FROM_WEEKS = 4;

/** Days after the first refusal on which the card is tried again. */
export const RETRY_DAYS = [1, 3, 7] as const;

/** Days after which goods may be kept until the debt is paid. A person decides (terms: If a payment fails). */
export const GOODS_KEPT_AFTER_DAYS = 28;

/** Days of written notice for a new price, after the term. */
export const PRICE_CHANGE_NOTICE_DAYS = 30;

/** Returns a charge's name for the processor and the invoice: "Storage, 12 January 2027 to 9 February 2027". */
export const chargeTitle = (charge: { readonly period_from: LocalDate; readonly period_until: LocalDate }): string =>
  `Storage, ${formatDate(charge.period_from)} to ${formatDate(charge.period_until)}`;

/** Returns when a refused card is tried again, null when a person takes over. `refusals`: so far, at least 1. */
export function nextTry(refusals: number, firstRefusedAt: Date, now: Date): Date | null {
  const days = RETRY_DAYS[refusals - 1];
  if (days === undefined) return null;
  const planned = firstRefusedAt.getTime() + days * DAY_MS;
  return new Date(planned > now.getTime() ? planned : now.getTime() + DAY_MS);
}
