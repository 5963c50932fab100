import { addDays, londonDate } from '../london-time';
import { NOTHING, pence, type Pence } from '../money';
import type { LocalDate } from '../vocabulary';
import { REFUND_DAYS } from './refund-time';
import { workingDaysAfter } from '../working-days';

/**
 * Days after a job in which a customer can claim online, and the days in which we answer and decide. The terms state
 * all three.
 */
export const CLAIM_DAYS = 28;
export const ANSWER_WORKING_DAYS = 5;
export const DECISION_DAYS = 28;

/** The most claims of an order on its page, and the most items of one claim. Customers with more write to us. */
export const MOST_CLAIMS = 5;
export const MOST_CLAIM_ITEMS = 10;

/** The kinds of loss or damage that a claim can report. */
export const CLAIM_KINDS = ['damaged', 'missing', 'home', 'other'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_KIND_LABELS: Readonly<Record<ClaimKind, string>> = {
  damaged: 'Damaged',
  missing: 'Missing',
  home: 'Damage to the home',
  other: 'Something else',
};

/** The states of a claim. A claim can be decided with or without an answer first. A decision is final. */
export const CLAIM_STATES = ['received', 'answered', 'accepted', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const CLAIM_STATE_LABELS: Readonly<Record<ClaimState, string>> = {
  received: 'Received',
  answered: 'Answered',
  accepted: 'Accepted',
  refused: 'Refused',
};

export const isDecided = (state: ClaimState): boolean => state === 'accepted' || state === 'refused';

/** The visits of an order as far as claims need them. Visits that were called off are left out. */
export type ClaimFacts = {
  /** When crews arrived. */
  readonly arrivals: readonly Date[];
  /** When each visit ended. Without any visit, when the order was completed or cancelled. */
  readonly ends: readonly Date[];
  /** Whether no further visit will take place. */
  readonly isOver: boolean;
};

/**
 * When claims can be made online. `opensAt` is null before the first arrival. `lastDay` is null while a visit is under
 * way or still to come.
 */
export type ClaimWindow = { readonly opensAt: Date | null; readonly lastDay: LocalDate | null };

/**
 * Returns when claims can be made: from the first arrival, or else the end of the order, until the end of `lastDay` in
 * London.
 */
export function claimWindow({ arrivals, ends, isOver }: ClaimFacts): ClaimWindow {
  const [first] = [...arrivals, ...ends].toSorted((a, b) => a.getTime() - b.getTime());
  const last = ends.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return {
    opensAt: first ?? null,
    lastDay: isOver && last ? addDays(londonDate(last), CLAIM_DAYS) : null,
  };
}

/** The stage of the claim window. Outside of `open`, customers claim by telephone or mail. */
export type ClaimStage = 'early' | 'open' | 'late';

export function claimStage({ opensAt, lastDay }: ClaimWindow, now: Date): ClaimStage {
  if (opensAt === null || now < opensAt) return 'early';
  return lastDay !== null && londonDate(now) > lastDay ? 'late' : 'open';
}

/** Returns the last days on which we may answer and decide a claim that was made at `at`. */
export function claimDeadlines(at: Date): { readonly answerBy: LocalDate; readonly decisionBy: LocalDate } {
  const day = londonDate(at);
  return { answerBy: workingDaysAfter(day, ANSWER_WORKING_DAYS), decisionBy: addDays(day, DECISION_DAYS) };
}

/** Returns the last day on which our office must pay the part of an accepted claim that no refund covers. */
export const payDay = (decidedAt: Date): LocalDate => addDays(londonDate(decidedAt), REFUND_DAYS);

/** Returns the last day on which we must respond to a claim, or null once it is decided. */
export function dueDay(state: ClaimState, { answerBy, decisionBy }: ReturnType<typeof claimDeadlines>) {
  if (isDecided(state)) return null;
  return state === 'received' ? answerBy : decisionBy;
}

/** Returns whether the day has passed in London. */
export const isOverdue = (due: LocalDate | null, now: Date): boolean => due !== null && londonDate(now) > due;

/**
 * Splits an accepted amount into a refund of the order's remaining payments (`left`) and the rest above it, which is
 * paid by hand.
 */
export function splitAward(amount: Pence, left: Pence): { readonly refund: Pence; readonly above: Pence } {
  const refund = pence(Math.min(amount, Math.max(left, NOTHING)));
  return { refund, above: pence(amount - refund) };
}
