import { object, string } from 'yup';
import { WAYS_BY_HAND, type WayByHand } from '@/lib/domain/extras/by-hand';
import type { ExtraKind } from '@/lib/domain/extras/kinds';
import type { OrderHead } from './desk-order-views';
import { deskForms, pounds, reference } from './desk-fields';
import type { DeskFact, DeskOption, DeskState } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

/** Extras at the desk: forms as all of its calls (desk.ts). */
const id = string()
  .required()
  .matches(/^[A-Za-z0-9_-]{16,64}$/);

export const extraForms = deskForms({
  /** Asks the customer. `asked`: the facts, as the page's address has them; `expected`: the price that it showed, pounds. */
  askExtra: object({
    /** One for each filled-in form, so that a form sent twice asks once. */
    idempotencyKey: id,
    reference,
    asked: string().required().max(500),
    expected: pounds,
    /** The customer reads it. */
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),

  /** Takes back what is not paid. */
  withdrawExtra: object({ reference, extra: id }),

  /** What the customer said on the telephone. */
  hearExtra: object({
    reference,
    extra: id,
    answer: string<'yes' | 'no'>().required().oneOf(['yes', 'no']),
    expected: pounds,
  }),

  /** An agreed one was paid in another way than on its page. */
  payExtra: object({
    reference,
    extra: id,
    expected: pounds,
    way: string<WayByHand>().required().oneOf(WAYS_BY_HAND),
    /** For the log: the customer does not see it. */
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
  /** Pounds. */
  readonly expected: number;
  /** The customer can still say yes or no. */
  readonly isOpen: boolean;
  readonly canWithdraw: boolean;
  /** It is owed: whoever took the money in another way can write it down. */
  readonly isOwed: boolean;
};

export type ExtraView = {
  readonly kind: 'extra';
  readonly head: OrderHead;
  readonly extras: readonly DeskExtra[];
  /** What can be asked. */
  readonly kinds: readonly ExtraKind[];
  readonly stops: readonly DeskOption[];
  /** Those with parking at the door, as booked. */
  readonly parkingStops: readonly DeskOption[];
  /** Sentences about what can be asked and how it is charged. */
  readonly rules: readonly string[];
  /** What was sent with the page's address, to fill the forms in. */
  readonly typed: Readonly<Record<string, string>>;
  /** The price of it; null while nothing was sent, or where it cannot be asked. */
  readonly picked: {
    readonly facts: readonly DeskFact[];
    readonly asked: string;
    readonly expected: number;
    readonly idempotencyKey: string;
  } | null;
  /** Why nothing can be asked, or this cannot; '' when it can. */
  readonly refusal: string;
};
