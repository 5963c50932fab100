import { object, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { deskForms, id, reference, timeOrNothing } from './desk-fields';
import type { DeskOption, DeskState } from './desk-parts';
import { NOTE_LENGTH } from './desk-paths';

const ENTRY_KINDS = ['note', 'call'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const CALL_OUTCOMES = {
  reached: 'Spoke to them',
  called_us: 'They called us',
  no_answer: 'No answer',
  left_message: 'Left a message',
  wrong_number: 'Wrong number',
} as const;
export type CallOutcome = keyof typeof CALL_OUTCOMES;
export const CALL_OUTCOME_IDS = Object.keys(CALL_OUTCOMES) as readonly CallOutcome[];

export const entryForms = deskForms({
  /** Saves a note, or a call with its outcome, once per `entry`. */
  saveEntry: object({
    reference,
    entry: id,
    kind: string().required().oneOf(ENTRY_KINDS),
    /** Required for a call, not allowed for a note. */
    outcome: string<CallOutcome>().when('kind', {
      is: 'call',
      then: (outcome) => outcome.required().oneOf(CALL_OUTCOME_IDS),
      otherwise: (outcome) => outcome.strip(),
    }),
    text: string()
      .meta(SEVERAL_LINES)
      .trim()
      .default('')
      .max(NOTE_LENGTH)
      .when('kind', ([kind], text) => (kind === 'note' ? text.required() : text)),
    /** When to call back, London time. No day means today; neither means never. */
    callBackDay: string()
      .default('')
      .test('day', 'This is not a date', (typed) => typed === '' || isLocalDate(typed)),
    callBackTime: timeOrNothing.when('callBackDay', ([onDay], time) => (onDay ? time.required() : time)),
  }),

  closeCallBack: object({ reference, entry: id }),

  sendAgain: object({
    reference,
    message: string().required().max(64),
    /** One for each shown button, so that two presses send once. */
    idempotencyKey: id,
  }),
});

/** The words of the log for each change. The keys are stored. */
export const entryLog = {
  'order.noted': 'Note written',
  'order.called': 'Call written down',
  'order.called_back': 'Call-back closed',
} as const;

export type DeskEntry = {
  readonly id: string;
  readonly what: string;
  readonly recorded: string;
  readonly text: string;
  readonly callBack: {
    readonly state: DeskState;
    readonly when: string;
    readonly isOpen: boolean;
  } | null;
};

export type DeskEntries = {
  readonly newNote: string;
  readonly newCall: string;
  readonly outcomes: readonly DeskOption[];
  readonly entries: readonly DeskEntry[];
};
