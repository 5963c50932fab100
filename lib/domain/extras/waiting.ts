import { formatPence, pence, type Pence } from '../money';
import { WAITING } from './assumptions';
import type { EarlierExtra } from './state';

/** Returns the charged quarters of an hour for a wait in minutes. */
export function waitedQuarters(minutes: number): number {
  const beyond = Math.max(0, minutes - WAITING.freeMinutes);
  return Math.min(Math.ceil(beyond / WAITING.quarterMinutes), WAITING.mostQuarters);
}

export const waitingPrice = (minutes: number): Pence => pence(waitedQuarters(minutes) * WAITING.perQuarter);

const { freeMinutes, perQuarter, mostQuarters } = WAITING;

/** The waiting rule in words, shared by the terms, the prices and the page that asks. */
export const WAITING_RULE = `the first ${freeMinutes} minutes are free, then ${formatPence(perQuarter)} for every quarter of an hour that has begun, ${formatPence(pence(mostQuarters * perQuarter))} at most`;

/**
 * Returns whether an extra pays for our waiting: one asked by the crew, or the customer's choice for late keys.
 * Prevents paying twice for the same hour.
 */
export const isPaidWaiting = ({ kind, place }: Pick<EarlierExtra, 'kind' | 'place'>): boolean =>
  kind === 'waiting' || (kind === 'keys' && (place === 'later' || place === 'hold'));
