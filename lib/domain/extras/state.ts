import { minutesAfter } from '../durations';
import type { Pence } from '../money';
import { EXTRA_ANSWER_MINUTES, MOST_ASKED_BY_CREW, MOST_REFUSALS } from './assumptions';
import type { ExtraKind } from './kinds';

/**
 * The life of an extra. Only a yes of the customer leads to money; no answer in time is a no. An agreed one is owed until
 * it is paid, and work never waits for that.
 */
export const EXTRA_STATES = ['asked', 'agreed', 'paid', 'refused', 'lapsed', 'withdrawn'] as const;
export type ExtraState = (typeof EXTRA_STATES)[number];

export const EXTRA_STATE_LABELS: Readonly<Record<ExtraState, string>> = {
  asked: 'Waiting for an answer',
  agreed: 'Agreed, to pay',
  paid: 'Agreed and paid',
  refused: 'Refused',
  lapsed: 'No answer, so no',
  withdrawn: 'Withdrawn',
};

/** What happens to it. */
export type ExtraStep = 'agree' | 'refuse' | 'lapse' | 'withdraw' | 'pay';

const NEXT: Readonly<Record<ExtraState, Partial<Record<ExtraStep, ExtraState>>>> = {
  asked: { agree: 'agreed', refuse: 'refused', lapse: 'lapsed', withdraw: 'withdrawn' },
  agreed: { withdraw: 'withdrawn', pay: 'paid' },
  paid: {},
  refused: {},
  lapsed: {},
  withdrawn: {},
};

/** The state after a step; null where it cannot happen. */
export const nextExtraState = (state: ExtraState, step: ExtraStep): ExtraState | null => NEXT[state][step] ?? null;

/** Until when an answer counts. */
export const answerBy = (askedAt: Date): Date => minutesAfter(askedAt, EXTRA_ANSWER_MINUTES);

/** The state at an instant: one whose time is over has lapsed, whether or not that was written down. */
export const stateAt = (
  { state, until }: { readonly state: ExtraState; readonly until: Date },
  now: Date,
): ExtraState => (state === 'asked' && now >= until ? 'lapsed' : state);

/** What was asked of an order before, as it is now. */
export type EarlierExtra = {
  readonly kind: ExtraKind;
  readonly place: string;
  readonly state: ExtraState;
  readonly amount: Pence;
  /** Of a further stop whose way is priced. */
  readonly postcode?: string;
};

/** Whether the customer has said yes to it, and it has not been taken back. */
export const isAgreed = ({ state }: Pick<EarlierExtra, 'state'>): boolean => state === 'agreed' || state === 'paid';

export type WhyNotAsked = 'one_is_open' | 'refused_twice' | 'desk_only' | 'nothing_more';

/** Why an extra cannot be asked; null when it can. */
export function whyNotAsked(
  { kind, amount, by }: { readonly kind: ExtraKind; readonly amount: Pence; readonly by: 'desk' | 'crew' },
  earlier: readonly EarlierExtra[],
): WhyNotAsked | null {
  if (earlier.some(({ state }) => state === 'asked')) return 'one_is_open';
  const refused = earlier.filter((one) => one.kind === kind && one.state === 'refused');
  if (refused.length >= MOST_REFUSALS) return 'refused_twice';
  if (amount <= 0) return 'nothing_more';
  return by === 'crew' && amount > MOST_ASKED_BY_CREW ? 'desk_only' : null;
}
