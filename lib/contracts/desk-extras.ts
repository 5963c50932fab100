import { object, string } from 'yup';
import { WAYS_BY_HAND, type ExtraKind, type WayByHand } from '@/lib/domain/extras/extras';
import type { Pence } from '@/lib/domain/money';
import { deskForms, id, reference, shownPence } from './desk-fields';
import type { OrderHead } from './desk-orders';
import type { DeskFact, DeskOption, DeskState } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

export const extraForms = deskForms({
  /** Asks the customer for an extra. `asked`: the facts, as in the page's address. */
  askExtra: object({
    idempotencyKey: id,
    reference,
    asked: string().required().max(500),
    expected: shownPence,
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),

  withdrawExtra: object({ reference, extra: id }),

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
    /** For the log. The customer does not see it. */
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

/** The words of the log for each change. The keys are stored. */
export const extraLog = {
  'extra.asked': 'Extra asked',
  'extra.withdrawn': 'Extra withdrawn',
  'extra.answered': 'Answer to an extra written down',
  'extra.paid': 'Extra paid by hand',
} as const;

export type DeskExtra = {
  readonly id: string;
  readonly title: string;
  readonly state: DeskState;
  readonly facts: readonly DeskFact[];
  readonly expected: Pence;
  readonly isOpen: boolean;
  readonly canWithdraw: boolean;
  /** Whether a payment in another way can be recorded. */
  readonly isOwed: boolean;
};

export type ExtraView = {
  readonly kind: 'extra';
  readonly head: OrderHead;
  readonly extras: readonly DeskExtra[];
  readonly kinds: readonly ExtraKind[];
  readonly stops: readonly DeskOption[];
  /** The addresses that were booked with parking at the door. */
  readonly parkingStops: readonly DeskOption[];
  readonly rules: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
  /** Null while nothing was sent, or where the extra cannot be asked for. */
  readonly picked: {
    readonly facts: readonly DeskFact[];
    readonly asked: string;
    readonly expected: Pence;
    readonly idempotencyKey: string;
  } | null;
  /** Why no extra, or not this one, can be asked for. */
  readonly refusal: string;
};
