import { addDays, londonDate } from '../london-time';
import { NOTHING, pence, type Pence } from '../money';
import type { LocalDate } from '../vocabulary';
import { REFUND_DAYS } from './refund-time';
import { workingDaysAfter } from '../working-days';

/** What a customer can claim online after a job, and the days by which we answer. All of them are said in the terms. */
export const CLAIM_DAYS = 28;
export const ANSWER_WORKING_DAYS = 5;
export const DECISION_DAYS = 28;

/** Claims of an order that the page takes, and things in one: more are written to us. */
export const MOST_CLAIMS = 5;
export const MOST_CLAIM_ITEMS = 10;

/** What has happened to a thing. */
export const CLAIM_KINDS = ['damaged', 'missing', 'home', 'other'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_KIND_LABELS: Readonly<Record<ClaimKind, string>> = {
  damaged: 'Damaged',
  missing: 'Missing',
  home: 'Damage to the home',
  other: 'Something else',
};

/** Answered it may be or not before it is decided; decided it stays. */
export const CLAIM_STATES = ['received', 'answered', 'accepted', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const CLAIM_STATE_LABELS: Readonly<Record<ClaimState, string>> = {
  received: 'Received',
  answered: 'Answered',
  accepted: 'Accepted',
  refused: 'Refused',
};

export const isDecided = (state: ClaimState): boolean => state === 'accepted' || state === 'refused';

/** What is known of the visits of an order; instants of those that were called off are left out. */
export type ClaimFacts = {
  /** When a crew arrived. */
  readonly arrivals: readonly Date[];
  /** When a visit was done, or where none was, when the order was completed or cancelled. */
  readonly ends: readonly Date[];
  /** Nobody comes any more. */
  readonly isOver: boolean;
};

/** `opensAt` null: nobody has been there yet. `lastDay` null: somebody is there or still to come. */
export type ClaimWindow = { readonly opensAt: Date | null; readonly lastDay: LocalDate | null };

/** From the first arrival, or what ended the order, to the end of the last day, London's. */
export function claimWindow({ arrivals, ends, isOver }: ClaimFacts): ClaimWindow {
  const [first] = [...arrivals, ...ends].toSorted((a, b) => a.getTime() - b.getTime());
  const last = ends.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return {
    opensAt: first ?? null,
    lastDay: isOver && last ? addDays(londonDate(last), CLAIM_DAYS) : null,
  };
}

/** Outside of `open` a claim is made by telephone or mail. */
export type ClaimStage = 'early' | 'open' | 'late';

export function claimStage({ opensAt, lastDay }: ClaimWindow, now: Date): ClaimStage {
  if (opensAt === null || now < opensAt) return 'early';
  return lastDay !== null && londonDate(now) > lastDay ? 'late' : 'open';
}

/** The last days on which we keep our word about a claim that came at an instant. */
export function claimDeadlines(at: Date): { readonly answerBy: LocalDate; readonly decisionBy: LocalDate } {
  const day = londonDate(at);
  return { answerBy: workingDaysAfter(day, ANSWER_WORKING_DAYS), decisionBy: addDays(day, DECISION_DAYS) };
}

/** The day by whose end our office has paid what no refund covers of a claim that was accepted at an instant. */
export const payDay = (decidedAt: Date): LocalDate => addDays(londonDate(decidedAt), REFUND_DAYS);

/** The day by whose end we have to say something about a claim; null once it is decided. */
export function dueDay(state: ClaimState, { answerBy, decisionBy }: ReturnType<typeof claimDeadlines>) {
  if (isDecided(state)) return null;
  return state === 'received' ? answerBy : decisionBy;
}

/** The day has passed, London's. */
export const isOverdue = (due: LocalDate | null, now: Date): boolean => due !== null && londonDate(now) > due;

/**
 * How an accepted amount is paid: out of what is left of the order's payments first, as a refund. What is above it is
 * paid by hand.
 */
export function splitAward(amount: Pence, left: Pence): { readonly refund: Pence; readonly above: Pence } {
  const refund = pence(Math.min(amount, Math.max(left, NOTHING)));
  return { refund, above: pence(amount - refund) };
}
