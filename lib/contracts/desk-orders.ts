import { boolean, number, object, string } from 'yup';
import type { Pence } from '@/lib/domain/money';
import type { DraftAddress } from '@/lib/domain/order-types';
import { MOVE_REASONS } from '@/lib/domain/order/desk-move';
import type { OrderState } from '@/lib/domain/order/state';
import type { FlowId } from '@/lib/domain/services/flows';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { addressDetailFields } from '@/lib/validation/addresses';
import type { DeskEntries } from './desk-calls';
import { day, deskForms, id, reference, shownPence } from './desk-fields';
import type { DeskEvent, DeskFact, DeskMessage, DeskOption, DeskPaging, DeskState } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';
import type { DeskProof } from './desk-visits';
import type { OrderAddressesDto } from './order-addresses';

const start = string()
  .required()
  .oneOf(SLOT_TIMES.map(([time]) => time));

const confirmation = {
  /** One for each filled-in form, so that a form sent twice changes once. */
  idempotencyKey: id,
  version: number().required().integer().min(0),
};

/** Refunds by the terms, or everything as our concession. */
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
    /** LAW-6. */
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
    /** The fields as in the page's address. */
    asked: string().required().max(4000),
    expectedToPay: shownPence,
    expectedRefund: shownPence,
    wantsStartWithin14Days: boolean().default(false),
  }),
});

/** The words of the log for each change. The keys are stored. */
export const orderLog = {
  'order.booked': 'Booked by phone',
  'order.payment_asked': 'Payment link sent',
  'order.held_again': 'Held again, payment link sent',
  'order.confirmed': 'Confirmed by hand',
  'order.completed': 'Marked as done',
  'order.cancelled': 'Cancelled at the desk',
  'order.rescheduled': 'Rescheduled at the desk',
  'order.moved': 'Address changed at the desk',
  'order.items': 'Items changed at the desk',
  'order.addresses': 'Street address filled in',
  'holds.released': 'Slots of unpaid orders released',
} as const;

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
  /** `version`: the version of the addresses that the form showed. */
  saveStop: object({
    reference,
    version: confirmation.version,
    stop: string().required().max(40),
    ...addressDetailFields,
  }),
});

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

export type OrderFilters = {
  readonly search: string;
  readonly service: FlowId | '';
  readonly state: OrderState | '';
  readonly from: string;
  readonly to: string;
};

/** Unpaid orders that look like one attack. */
export type HoldReleaseLine = {
  readonly text: string;
  readonly button: string;
  readonly release: { readonly address: string; readonly orderedBy: string };
};

export type OrdersView = {
  readonly kind: 'orders';
  readonly holdReleases: readonly HoldReleaseLine[];
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

export type OrderVisit = {
  readonly id: string;
  readonly service: string;
  readonly crews: string;
  readonly when: string;
  readonly href: string;
  readonly state: DeskState;
  readonly proof: string;
  readonly proofHref: string;
};

export type OrderPageView = {
  readonly kind: 'order';
  readonly head: OrderHead;
  readonly facts: readonly DeskFact[];
  readonly addresses: readonly DeskFact[];
  readonly canGiveAddresses: boolean;
  readonly visits: readonly OrderVisit[];
  readonly items: readonly string[];
  readonly volume: string;
  readonly proof: readonly DeskProof[];
  readonly lines: readonly { readonly label: string; readonly detail: string; readonly amount: string }[];
  readonly total: string;
  readonly money: readonly {
    readonly at: string;
    readonly what: string;
    readonly state: DeskState;
    readonly amount: string;
  }[];
  readonly extras: readonly DeskFact[];
  readonly documents: readonly DeskFact[];
  readonly messages: readonly DeskMessage[];
  readonly written: DeskEntries;
  readonly timeline: readonly DeskEvent[];
  readonly actions: readonly OrderAction[];
  /** Two presses of the mail buttons mail once. */
  readonly pressKey: string;
  readonly warning: string;
};

export type AddressesView = {
  readonly kind: 'addresses';
  readonly head: OrderHead;
  readonly stops: OrderAddressesDto;
  /** Why the addresses cannot be given. */
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
    readonly refund: Pence;
    readonly refundText: string;
  }[];
  /** Why the order cannot be cancelled. */
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
  readonly heldUntil: string;
};

export type AddressChangeView = {
  readonly kind: 'address';
  readonly head: OrderHead;
  readonly stops: readonly (DraftAddress & { readonly stop: string; readonly label: string })[];
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
  readonly starts: readonly DeskOption[];
  readonly typed: { readonly date: string; readonly start: string };
  readonly earlier: string | null;
  readonly later: string | null;
  readonly picked:
    | (PickedMoney & {
        readonly date: string;
        readonly start: string;
        readonly when: string;
        /** The rules of the customer's calendar that the slot breaks, which require one of the reasons. */
        readonly warnings: readonly string[];
        /** Whether the change exceeds the capacity of the slot. */
        readonly isOver: boolean;
        readonly reasons: readonly DeskOption[];
      })
    | null;
  readonly refusal: string;
};

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
