import { boolean, number, object, string } from 'yup';
import { MOVE_REASONS } from '@/lib/domain/order/desk-move';
import { deskForms, reference, shownPence } from './desk-fields';
import type { OrderHead, PickedMoney } from './desk-orders';
import type { DeskOption } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

/** The most characters of a whole list in the page's address, for the most item kinds of an order. */
export const ASKED_ITEMS_LENGTH = 12_000;

export const itemForms = deskForms({
  /** Changes the items, help or unit of a booked order. */
  changeItems: object({
    /** One for each filled-in form, so that a form sent twice changes once. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    reference,
    /** The order's version and the amounts that the form showed. */
    version: number().required().integer().min(0),
    /** The fields of the list, as in the page's address. */
    asked: string().required().max(ASKED_ITEMS_LENGTH),
    expectedToPay: shownPence,
    expectedRefund: shownPence,
    /** LAW-6: whether the customer asked for services to begin inside the 14 days. */
    wantsStartWithin14Days: boolean().default(false),
    /** Why the operator ignores the customer's deadline; '' where the deadline is kept. */
    why: string()
      .default('')
      .oneOf(['', ...MOVE_REASONS]),
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

/** A kind of item with its quantity field. */
export type ItemLine = {
  readonly field: string;
  readonly title: string;
  /** "50 cu ft each, 2 booked". */
  readonly detail: string;
  readonly quantity: string;
  /** The hidden field of an item that is in neither the order nor the catalogue; null for every other item. */
  readonly own: { readonly field: string; readonly value: string } | null;
};

/** The list of an order in the change form, as booked or as typed, with the price difference. */
export type ItemsChangeView = {
  readonly kind: 'items';
  readonly head: OrderHead;
  readonly lines: readonly ItemLine[];
  /** "31 items, 340 cu ft, 956 kg"; '' for an empty list. */
  readonly totals: string;
  /** The items that match an ambiguous name; none of them is on the list yet. */
  readonly found: readonly ItemLine[];
  /** The typed name and count of an item that is not on the list yet. */
  readonly typed: { readonly add: string; readonly count: string };
  /** All titles that can be added. */
  readonly catalogue: readonly string[];
  /** The fields of an item that the catalogue does not have. */
  readonly described: readonly { readonly field: string; readonly label: string; readonly value: string }[];
  readonly help: readonly { readonly field: string; readonly label: string; readonly isChosen: boolean }[];
  /** The units that the order can use; none for an order without a unit. */
  readonly units: readonly DeskOption[];
  readonly unit: string;
  /** The possible liability limits with prices. `cover`: the chosen one, '' as booked. */
  readonly covers: readonly DeskOption[];
  readonly cover: string;
  /**
   * `asked`: the typed values, as the form sends them. `warnings`: the broken rules, which require one of the reasons.
   */
  readonly picked:
    | (PickedMoney & {
        readonly asked: string;
        readonly warnings: readonly string[];
        readonly reasons: readonly DeskOption[];
      })
    | null;
  readonly refusal: string;
};
