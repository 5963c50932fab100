import { boolean, number, object, string } from 'yup';
import type { Pence } from '@/lib/domain/money';
import type { DraftAddress } from '@/lib/domain/order-types';
import { MOVE_REASONS } from '@/lib/domain/order/desk-move';
import type { OrderState } from '@/lib/domain/order/state';
import type { FlowId } from '@/lib/domain/services/flows';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { addressDetailFields } from '@/lib/validation/addresses';
import type { DeskEntries } from './desk-calls';
import { day, deskForms, reference, shownPence } from './desk-fields';
import type { DeskEvent, DeskFact, DeskMessage, DeskOption, DeskPaging, DeskState } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';
import type { DeskProof } from './desk-visits';
import type { OrderAddressesDto } from './order-addresses';

const start = string()
  .required()
  .oneOf(SLOT_TIMES.map(([time]) => time));

const confirmation = {
  /** One for each filled-in form, so that a form sent twice changes once. */
  idempotencyKey: string()
    .required()
    .matches(/^[A-Za-z0-9_-]{16,64}$/),
  /** The order's version and the amounts that the form showed. */
  version: number().required().integer().min(0),
};

/** The amount of the refund: as the terms say, or everything as our concession. */
export const REFUND_CHOICES = ['terms', 'all'] as const;

export const orderForms = deskForms({
  confirmOrder: object({ reference }),

  completeOrder: object({ reference }),

  cancelOrder: object({
    ...confirmation,
    reference,
    refund: string().required().oneOf(REFUND_CHOICES),
    expectedRefund: shownPence,
  }),

  rescheduleOrder: object({
    ...confirmation,
    reference,
    date: day,
    start,
    expectedToPay: shownPence,
    expectedRefund: shownPence,
    /** LAW-6: whether the customer asked for services to begin inside the 14 days. */
    wantsStartWithin14Days: boolean().default(false),
    /** Why the operator breaks a rule of the customer's calendar; '' where none is broken. */
    why: string()
      .default('')
      .oneOf(['', ...MOVE_REASONS]),
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),

  changeAddresses: object({
    ...confirmation,
    reference,
    /** The fields of the addresses, as in the page's address. */
    asked: string().required().max(4000),
    expectedToPay: shownPence,
    expectedRefund: shownPence,
    wantsStartWithin14Days: boolean().default(false),
  }),
});

export const holdForms = deskForms({
  /** Frees the places of unpaid orders that one network address ('' for all) made up to an instant. */
  releaseHolds: object({
    address: string().max(64).default(''),
    orderedBy: string()
      .required()
      .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  }),
});

export const addressForms = deskForms({
  /** Saves an address of an order by telephone. `version`: the version of the addresses that the form showed. */
  saveStop: object({
    reference,
    version: confirmation.version,
    stop: string().required().max(40),
    ...addressDetailFields,
  }),
});

/** A row of the desk's list of orders. */
export type OrderLine = {
  readonly reference: string;
  readonly href: string;
  readonly state: DeskState;
  readonly service: string;
  readonly when: string;
  readonly name: string;
  readonly phone: string;
  readonly postcodes: string;
  readonly total: string;
  readonly ordered: string;
};

/** The filters of the list of orders; '' for none. */
export type OrderFilters = {
  readonly search: string;
  readonly service: FlowId | '';
  readonly state: OrderState | '';
  readonly from: string;
  readonly to: string;
};

/** Unpaid orders that look like one attack, with the fields of the form that releases their slots. */
export type HoldReleaseLine = {
  readonly text: string;
  readonly button: string;
  readonly release: { readonly address: string; readonly orderedBy: string };
};

export type OrdersView = {
  readonly kind: 'orders';
  readonly waves: readonly HoldReleaseLine[];
  readonly filters: OrderFilters;
  readonly services: readonly DeskOption[];
  readonly states: readonly DeskOption[];
  readonly orders: readonly OrderLine[];
  readonly paging: DeskPaging;
  readonly csv: string;
};

export type OrderHead = {
  readonly reference: string;
  readonly title: string;
  readonly state: DeskState;
  readonly name: string;
  readonly when: string;
};

export type OrderAction =
  | 'payment_link'
  | 'hold_again'
  | 'confirm'
  | 'reschedule'
  | 'address'
  | 'items'
  | 'cancel'
  | 'complete'
  | 'refund'
  | 'extra'
  | 'claim';

/** A visit of an order, with its crews. */
export type OrderVisit = {
  readonly id: string;
  /** "Moving". */
  readonly service: string;
  /** "Moving crew 1"; '' while no crew is assigned. */
  readonly crews: string;
  readonly when: string;
  /** The page with the plan of the day. */
  readonly href: string;
  readonly state: DeskState;
  /** "28 of 30 in, 2 marks, 6 photos, signed", and the page that records them for the crew; '' before the day. */
  readonly proof: string;
  readonly proofHref: string;
};

export type OrderPageView = {
  readonly kind: 'order';
  readonly head: OrderHead;
  readonly facts: readonly DeskFact[];
  readonly addresses: readonly DeskFact[];
  /** Whether the desk can fill in the street addresses. */
  readonly canGiveAddresses: boolean;
  /** The visits in the order of time; none before the order is booked. */
  readonly visits: readonly OrderVisit[];
  readonly items: readonly string[];
  /** "2 crews"; '' where the volume needs no mention. */
  readonly volume: string;
  /** The records of the crews, one per visit. */
  readonly proof: readonly DeskProof[];
  readonly lines: readonly { readonly label: string; readonly detail: string; readonly amount: string }[];
  readonly total: string;
  readonly money: readonly {
    readonly at: string;
    readonly what: string;
    readonly state: DeskState;
    readonly amount: string;
  }[];
  /** The extras of the order, each with a link to its page. */
  readonly extras: readonly DeskFact[];
  /** The invoices and credit notes, each with the customer's link. */
  readonly documents: readonly DeskFact[];
  readonly messages: readonly DeskMessage[];
  /** The notes and calls of operators, with the forms that add more. */
  readonly written: DeskEntries;
  readonly timeline: readonly DeskEvent[];
  readonly actions: readonly OrderAction[];
  /** The idempotency key of the mail buttons: two presses mail once. */
  readonly pressKey: string;
  /** A warning to the operator before any action; '' for none. */
  readonly warning: string;
};

/** The street addresses of an order, as the desk sees them during a telephone call. */
export type AddressesView = {
  readonly kind: 'addresses';
  readonly head: OrderHead;
  readonly stops: OrderAddressesDto;
  /** Why the addresses cannot be given; '' when they can. */
  readonly refusal: string;
};

export type CancelView = {
  readonly kind: 'cancel';
  readonly head: OrderHead;
  readonly version: number;
  readonly idempotencyKey: string;
  readonly total: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint: string;
    /** The refund, as the form sends it back. */
    readonly refund: Pence;
    readonly refundText: string;
  }[];
  /** Why the order cannot be cancelled; '' when it can. */
  readonly refusal: string;
};

/** The exact amounts of a prepared change, and the values that its form sends back. */
export type PickedMoney = {
  readonly facts: readonly DeskFact[];
  readonly version: number;
  readonly idempotencyKey: string;
  readonly toPay: Pence;
  readonly refund: Pence;
  readonly needsStartRequest: boolean;
  /**
   * Until when the change is held for the payment, "Tuesday 24 November 2026, 21:00"; '' when nothing is to be paid.
   */
  readonly heldUntil: string;
};

/** The addresses of an order in the change form, as booked or as typed, with the price difference. */
export type AddressChangeView = {
  readonly kind: 'address';
  readonly head: OrderHead;
  readonly stops: readonly (DraftAddress & { readonly stop: string; readonly label: string })[];
  /** `asked`: the typed values, as the form sends them. */
  readonly picked: (PickedMoney & { readonly asked: string }) | null;
  readonly refusal: string;
};

export type RescheduleView = {
  readonly kind: 'reschedule';
  readonly head: OrderHead;
  readonly days: readonly {
    readonly date: string;
    readonly label: string;
    readonly price: string;
    readonly slots: readonly {
      readonly start: string;
      readonly label: string;
      readonly href: string;
      readonly isLast: boolean;
    }[];
  }[];
  /** All slot times, for a typed day. */
  readonly starts: readonly DeskOption[];
  readonly typed: { readonly date: string; readonly start: string };
  readonly earlier: string | null;
  readonly later: string | null;
  /** The chosen slot. */
  readonly picked:
    | (PickedMoney & {
        readonly date: string;
        readonly start: string;
        readonly when: string;
        /** The rules of the customer's calendar that the slot breaks. They require one of the reasons. */
        readonly warnings: readonly string[];
        /** Whether the change exceeds the capacity of the slot. */
        readonly isOver: boolean;
        readonly reasons: readonly DeskOption[];
      })
    | null;
  readonly refusal: string;
};
