import { object, string } from 'yup';
import { WAYS_BY_HAND, type ExtraKind, type WayByHand } from '@/lib/domain/extras/extras';
import type { Pence } from '@/lib/domain/money';
import { deskForms, reference, shownPence } from './desk-fields';
import type { OrderHead } from './desk-orders';
import type { DeskFact, DeskOption, DeskState } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

/** The desk's forms for extras. */
const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);

export const extraForms = deskForms({
  /**
   * Asks the customer for an extra. `asked`: the facts, as in the page's address. `expected`: the shown price.
   */
  askExtra: object({
    /** One for each filled-in form, so that a form sent twice asks once. */
    idempotencyKey: id,
    reference,
    asked: string().required().max(500),
    expected: shownPence,
    /** The reason, which the customer reads. */
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),

  /** Withdraws an extra that is not paid. */
  withdrawExtra: object({ reference, extra: id }),

  /** Records the answer that the customer gave on the telephone. */
  hearExtra: object({
    reference,
    extra: id,
    answer: string<'yes' | 'no'>().required().oneOf(['yes', 'no']),
    expected: shownPence,
  }),

  /** Records that an agreed extra was paid in another way than on its page. */
  payExtra: object({
    reference,
    extra: id,
    expected: shownPence,
    way: string<WayByHand>().required().oneOf(WAYS_BY_HAND),
    /** The reason for the log, which the customer does not see. */
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

/** One extra of an order. */
export type DeskExtra = {
  readonly id: string;
  /** "Stairs, £20". */
  readonly title: string;
  readonly state: DeskState;
  readonly facts: readonly DeskFact[];
  /** The amount, as its forms send it back. */
  readonly expected: Pence;
  /** Whether the customer can still answer. */
  readonly isOpen: boolean;
  readonly canWithdraw: boolean;
  /** Whether the extra is owed, so that a payment in another way can be recorded. */
  readonly isOwed: boolean;
};

export type ExtraView = {
  readonly kind: 'extra';
  readonly head: OrderHead;
  readonly extras: readonly DeskExtra[];
  /** The kinds of extras that can be asked for. */
  readonly kinds: readonly ExtraKind[];
  readonly stops: readonly DeskOption[];
  /** The addresses that were booked with parking at the door. */
  readonly parkingStops: readonly DeskOption[];
  /** Sentences about the possible extras and their charges. */
  readonly rules: readonly string[];
  /** The values of the page's query, which fill in the forms. */
  readonly typed: Readonly<Record<string, string>>;
  /** The price of the typed extra; null while nothing was sent, or where the extra cannot be asked for. */
  readonly picked: {
    readonly facts: readonly DeskFact[];
    readonly asked: string;
    readonly expected: Pence;
    readonly idempotencyKey: string;
  } | null;
  /** Why no extra, or not this one, can be asked for; '' when it can. */
  readonly refusal: string;
};
