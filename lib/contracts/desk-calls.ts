import { object, string } from 'yup';
import { isLocalDate } from '@/lib/domain/london-time';
import { CALL_OUTCOME_IDS, ENTRY_KINDS, type CallOutcome } from '@/lib/domain/order/desk-entries';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { deskForms } from './desk-fields';
import { NOTE_LENGTH } from './desk-paths';

/** What the desk writes down about an order, and mails that it sends once more: forms as all of its calls (desk.ts). */
const reference = string().required().max(32);
const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);

export const entryForms = deskForms({
  /** A note, or a call with how it ended. `entry`: one for each filled-in form, so that a form sent twice saves once. */
  saveEntry: object({
    reference,
    entry: id,
    kind: string().required().oneOf(ENTRY_KINDS),
    /** A call needs one, a note has none. */
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
    /** When to call back, in London. No day: today; neither: never. */
    callBackDay: string()
      .default('')
      .test('day', 'This is not a date', (typed) => typed === '' || isLocalDate(typed)),
    callBackTime: string()
      .default('')
      .matches(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/)
      .when('callBackDay', ([onDay], time) => (onDay ? time.required() : time)),
  }),

  /** The customer has been called back, or need not be. */
  closeCallBack: object({ reference, entry: id }),

  /** A mail that the customer of an order has had, once more. */
  sendAgain: object({
    reference,
    message: string().required().max(64),
    /** One for each button that was shown, so that a press made twice sends once. */
    idempotencyKey: id,
  }),
});
