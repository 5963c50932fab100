import { boolean, number, object, string } from 'yup';
import { MOVE_REASONS } from '@/lib/domain/order/desk-move';
import { deskForms, pounds, reference } from './desk-fields';
import type { OrderHead, PickedMoney } from './desk-order-views';
import type { DeskOption } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

/** Signs of a whole list as the page's address has it: as many kinds as an order has at most. */
export const ASKED_ITEMS_LENGTH = 12_000;

export const itemForms = deskForms({
  /** Other items, help or another unit for a booked order: a form as all calls of the desk (desk.ts). */
  changeItems: object({
    /** One for each filled-in form, so that a form sent twice changes once. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    reference,
    /** The order's version and the amounts that the form showed. */
    version: number().required().integer().min(0),
    /** The fields of the list, as the page's address had them. */
    asked: string().required().max(ASKED_ITEMS_LENGTH),
    expectedToPay: pounds,
    expectedRefund: pounds,
    /** LAW-6: the customer has asked for services to begin inside the 14 days. */
    wantsStartWithin14Days: boolean().default(false),
    /** Why the customer's deadline is stepped over; '' where it is not. */
    why: string()
      .default('')
      .oneOf(['', ...MOVE_REASONS]),
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

/** A kind of thing with the field of its count. */
export type ItemLine = {
  readonly field: string;
  readonly title: string;
  /** "50 cu ft each, 2 booked". */
  readonly detail: string;
  readonly quantity: string;
  /** What the form sends beside of a thing that is nowhere else yet; null for every other. */
  readonly own: { readonly field: string; readonly value: string } | null;
};

/** The list of an order as it can be changed, as it is booked or was typed, and the money of it. */
export type ItemsChangeView = {
  readonly kind: 'items';
  readonly head: OrderHead;
  readonly lines: readonly ItemLine[];
  /** "31 items, 340 cu ft, 956 kg"; '' for an empty list. */
  readonly totals: string;
  /** What is meant by a name that several things have: none of them yet. */
  readonly found: readonly ItemLine[];
  /** What was typed to be added and is not on the list yet. */
  readonly typed: { readonly add: string; readonly count: string };
  /** Every title there is to be added. */
  readonly catalogue: readonly string[];
  /** The fields of a thing that the catalogue does not have. */
  readonly described: readonly { readonly field: string; readonly label: string; readonly value: string }[];
  readonly help: readonly { readonly field: string; readonly label: string; readonly isChosen: boolean }[];
  /** Units that the things can go to; none for an order without one. */
  readonly units: readonly DeskOption[];
  readonly unit: string;
  /** How far we can be liable, with the prices; `cover`: what is chosen, '' as booked. */
  readonly covers: readonly DeskOption[];
  readonly cover: string;
  /** `asked`: what was typed, as the form sends it. `warnings`: what it steps over; then it needs one of the reasons. */
  readonly picked:
    | (PickedMoney & {
        readonly asked: string;
        readonly warnings: readonly string[];
        readonly reasons: readonly DeskOption[];
      })
    | null;
  readonly refusal: string;
};
