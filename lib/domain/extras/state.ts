import { addDays, daysBetween, londonDate, londonInstant, minutesAfter, type LocalDate } from '../london-time';
import type { Pence } from '../money';
import { countWithNoun } from '../wording';
import { EXTRA_ANSWER_MINUTES, EXTRA_REMINDERS, MOST_ASKED_BY_CREW, MOST_REFUSALS, type ExtraKind } from './extras';

/** The states of an extra. No answer in time is a refusal, and work never waits for the payment of an agreed extra. */
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

export type ExtraStep = 'agree' | 'refuse' | 'lapse' | 'withdraw' | 'pay';

const NEXT: Readonly<Record<ExtraState, Partial<Record<ExtraStep, ExtraState>>>> = {
  asked: { agree: 'agreed', refuse: 'refused', lapse: 'lapsed', withdraw: 'withdrawn' },
  agreed: { withdraw: 'withdrawn', pay: 'paid' },
  paid: {},
  refused: {},
  lapsed: {},
  withdrawn: {},
};

export const nextExtraState = (state: ExtraState, step: ExtraStep): ExtraState | null => NEXT[state][step] ?? null;

export const answerBy = (askedAt: Date): Date => minutesAfter(askedAt, EXTRA_ANSWER_MINUTES);

/** Returns the state at an instant: an unanswered extra has lapsed after its deadline, even if not recorded yet. */
export const stateAt = (
  { state, until }: { readonly state: ExtraState; readonly until: Date },
  now: Date,
): ExtraState => (state === 'asked' && now >= until ? 'lapsed' : state);

export type EarlierExtra = {
  readonly kind: ExtraKind;
  readonly place: string;
  readonly state: ExtraState;
  readonly amount: Pence;
  /** The postcode of a further stop whose miles are priced. */
  readonly postcode?: string;
};

export const isAgreed = ({ state }: Pick<EarlierExtra, 'state'>): boolean => state === 'agreed' || state === 'paid';

export type WhyNotAsked = 'one_is_open' | 'refused_twice' | 'desk_only' | 'nothing_more';

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

export const reminderDays = (agreedAt: Date): readonly LocalDate[] =>
  EXTRA_REMINDERS.days.map((days) => addDays(londonDate(agreedAt), days));

export const reminderAt = (day: LocalDate): Date => londonInstant(day, EXTRA_REMINDERS.time);

/** Returns the age of a debt and its next automatic reminder: "agreed 3 days ago, next reminder in 4 days". */
export function ageInWords(agreedAt: Date, now: Date): string {
  const today = londonDate(now);
  const next = reminderDays(agreedAt).find((day) => reminderAt(day) > now);
  const age = agoInWords(daysBetween(londonDate(agreedAt), today));
  return `agreed ${age}, ${next === undefined ? 'all reminders sent' : `next reminder ${aheadInWords(daysBetween(today, next))}`}`;
}

const NAMED_DAYS = ['today', 'yesterday'] as const;
const agoInWords = (days: number): string => NAMED_DAYS[days] ?? `${countWithNoun(days, 'day')} ago`;
const aheadInWords = (days: number): string => ['today', 'tomorrow'][days] ?? `in ${countWithNoun(days, 'day')}`;
