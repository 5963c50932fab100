import type { DraftAddress } from '@/lib/domain/order-types';
import type { OrderState } from '@/lib/domain/order/state';
import type { FlowId } from '@/lib/domain/services/flows';
import type { DeskEvent, DeskFact, DeskMessage, DeskOption, DeskPaging, DeskState } from './desk-parts';
import type { DeskProof } from './desk-visit-views';
import type { OrderAddressesDto } from './order-addresses';

/** A row of the desk's list of orders, made by lib/server/desk. */
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
    /** The refund in pounds, as the form sends it. */
    readonly refund: number;
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
  readonly toPay: number;
  readonly refund: number;
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

/** A note or a call on an order's page, made by lib/server/desk. */
export type DeskEntry = {
  readonly id: string;
  /** "Note", "No answer". */
  readonly what: string;
  /** "Tue 24 Nov 2026, 09:00, desk@example.com" */
  readonly said: string;
  readonly text: string;
  readonly callBack: {
    readonly state: DeskState;
    /** "Tue 24 Nov 2026, 15:00", or when and by whom the call was closed. */
    readonly when: string;
    readonly isOpen: boolean;
  } | null;
};

export type DeskEntries = {
  /** The ids of the next note and the next call. */
  readonly newNote: string;
  readonly newCall: string;
  readonly outcomes: readonly DeskOption[];
  /** The entries, the newest first. */
  readonly entries: readonly DeskEntry[];
};
