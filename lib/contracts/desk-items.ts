import { boolean, number, object, string } from 'yup';
import { MOVE_REASONS } from '@/lib/domain/order/desk-move';
import { deskForms, id, reference, shownPence } from './desk-fields';
import type { OrderHead, PickedMoney } from './desk-orders';
import type { DeskOption } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

/** Holds the most item kinds of an order. */
export const ASKED_ITEMS_LENGTH = 12_000;

export const itemForms = deskForms({
  changeItems: object({
    idempotencyKey: id,
    reference,
    version: number().required().integer().min(0),
    /** The fields as in the page's address. */
    asked: string().required().max(ASKED_ITEMS_LENGTH),
    expectedToPay: shownPence,
    expectedRefund: shownPence,
    /** LAW-6. */
    wantsStartWithin14Days: boolean().default(false),
    /** Why the operator ignores the customer's deadline; '' where the deadline is kept. */
    why: string()
      .default('')
      .oneOf(['', ...MOVE_REASONS]),
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

export type ItemLine = {
  readonly field: string;
  readonly title: string;
  readonly detail: string;
  readonly quantity: string;
  /** The hidden field of an item that is in neither the order nor the catalogue. */
  readonly own: { readonly field: string; readonly value: string } | null;
};

export type ItemsChangeView = {
  readonly kind: 'items';
  readonly head: OrderHead;
  readonly lines: readonly ItemLine[];
  readonly totals: string;
  /** The items that match an ambiguous name; none of them is on the list yet. */
  readonly found: readonly ItemLine[];
  readonly typed: { readonly add: string; readonly count: string };
  readonly catalogue: readonly string[];
  readonly described: readonly { readonly field: string; readonly label: string; readonly value: string }[];
  readonly help: readonly { readonly field: string; readonly label: string; readonly isChosen: boolean }[];
  readonly units: readonly DeskOption[];
  readonly unit: string;
  /** `cover`: the chosen limit, '' as booked. */
  readonly covers: readonly DeskOption[];
  readonly cover: string;
  /** `warnings`: the broken rules, which require one of the reasons. */
  readonly picked:
    | (PickedMoney & {
        readonly asked: string;
        readonly warnings: readonly string[];
        readonly reasons: readonly DeskOption[];
      })
    | null;
  readonly refusal: string;
};
