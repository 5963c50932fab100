import { object, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import { CALL_OUTCOME_IDS, ENTRY_KINDS, type CallOutcome } from '@/lib/domain/order/desk-entries';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { deskForms } from './desk-fields';
import { NOTE_LENGTH } from './desk-paths';

/** The desk's forms for notes and calls of an order, and for mails that are sent again (see desk.ts). */
const reference = string().required().max(32);
const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);

export const entryForms = deskForms({
  /**
   * Saves a note, or a call with its outcome. `entry`: one for each filled-in form, so that a form sent twice saves
   * once.
   */
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
    callBackTime: string()
      .default('')
      .matches(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/)
      .when('callBackDay', ([onDay], time) => (onDay ? time.required() : time)),
  }),

  /** Marks a call back as done or no longer needed. */
  closeCallBack: object({ reference, entry: id }),

  /** Sends a mail of an order's customer again. */
  sendAgain: object({
    reference,
    message: string().required().max(64),
    /** One for each shown button, so that two presses send once. */
    idempotencyKey: id,
  }),
});
