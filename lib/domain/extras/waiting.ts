import { formatPence, pence, type Pence } from '../money';
import { WAITING } from './assumptions';
import type { EarlierExtra } from './state';

/** Quarters of an hour that are charged of so many minutes of waiting. */
export function waitedQuarters(minutes: number): number {
  const beyond = Math.max(0, minutes - WAITING.freeMinutes);
  return Math.min(Math.ceil(beyond / WAITING.quarterMinutes), WAITING.mostQuarters);
}

export const waitingPrice = (minutes: number): Pence => pence(waitedQuarters(minutes) * WAITING.perQuarter);

const { freeMinutes, perQuarter, mostQuarters } = WAITING;

/** The rule in words: terms, prices and the page that asks say it alike. */
export const WAITING_RULE = `the first ${freeMinutes} minutes are free, then ${formatPence(perQuarter)} for every quarter of an hour that has begun, ${formatPence(pence(mostQuarters * perQuarter))} at most`;

/** What pays for our waiting: asked by the crew, or chosen by whoever has no keys yet. Nobody pays for an hour twice. */
export const isPaidWaiting = ({ kind, place }: Pick<EarlierExtra, 'kind' | 'place'>): boolean =>
  kind === 'waiting' || (kind === 'keys' && (place === 'later' || place === 'hold'));
