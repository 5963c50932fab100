import type { DeskProof } from './desk-visit-views';
import type { FlowId } from '@/lib/domain/services/flows';
import type { OrderState } from '@/lib/domain/order/state';
import type { DraftAddress } from '@/lib/domain/vocabulary';
import type { OrderStopsDto } from './order-stops';
import type { DeskEntries } from './desk-call-views';
import type { DeskEvent, DeskFact, DeskMessage, DeskOption, DeskPaging, DeskState } from './desk-parts';

/** What the desk's pages about orders show, made by lib/server/desk. */
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

/** What the orders are filtered by; '' for none. */
export type OrderFilters = {
  readonly search: string;
  readonly service: FlowId | '';
  readonly state: OrderState | '';
  readonly from: string;
  readonly to: string;
};

/** Unpaid orders that look like one attack, and the fields of the form that releases them. */
export type WaveLine = {
  readonly text: string;
  readonly button: string;
  readonly release: { readonly address: string; readonly orderedBy: string };
};

export type OrdersView = {
  readonly kind: 'orders';
  readonly waves: readonly WaveLine[];
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

/** Who comes for an order once. */
export type OrderVisit = {
  readonly id: string;
  /** "Moving". */
  readonly service: string;
  /** "Moving crew 1"; '' while nobody has it yet. */
  readonly crews: string;
  readonly when: string;
  /** The plan of its day. */
  readonly href: string;
  readonly state: DeskState;
  /** "28 of 30 in, 2 marks, 6 photos, signed", and the page that records for its crew; '' before the day. */
  readonly proof: string;
  readonly proofHref: string;
};

export type OrderPageView = {
  readonly kind: 'order';
  readonly head: OrderHead;
  readonly facts: readonly DeskFact[];
  readonly addresses: readonly DeskFact[];
  /** Whether the desk can fill in where exactly they are. */
  readonly canGiveAddresses: boolean;
  /** In the order of time; none before it is booked. */
  readonly visits: readonly OrderVisit[];
  readonly items: readonly string[];
  /** "2 crews", or '' where it says nothing. */
  readonly volume: string;
  /** What crews have recorded, a visit each. */
  readonly proof: readonly DeskProof[];
  readonly lines: readonly { readonly label: string; readonly detail: string; readonly amount: string }[];
  readonly total: string;
  readonly money: readonly {
    readonly at: string;
    readonly what: string;
    readonly state: DeskState;
    readonly amount: string;
  }[];
  /** What was asked on the day beyond it, each with the way to its page. */
  readonly extras: readonly DeskFact[];
  /** Invoices and credit notes, each with the link that its customer has. */
  readonly documents: readonly DeskFact[];
  readonly messages: readonly DeskMessage[];
  /** What operators wrote down, and the forms that add to it. */
  readonly written: DeskEntries;
  readonly timeline: readonly DeskEvent[];
  readonly actions: readonly OrderAction[];
  /** Of the buttons that mail something: a press made twice mails once. */
  readonly pressKey: string;
  /** Something the operator should know before doing anything; '' for nothing. */
  readonly warning: string;
};

/** Where exactly the stops of an order are, for whoever has its customer on the telephone. */
export type AddressesView = {
  readonly kind: 'addresses';
  readonly head: OrderHead;
  readonly stops: OrderStopsDto;
  /** Why they cannot be given; '' when they can. */
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
    /** Pounds, as the form sends them. */
    readonly refund: number;
    readonly refundText: string;
  }[];
  /** Why it cannot be cancelled; '' when it can. */
  readonly refusal: string;
};

/** The exact money of a change that was put together, and what its form sends back. */
export type PickedMoney = {
  readonly facts: readonly DeskFact[];
  readonly version: number;
  readonly idempotencyKey: string;
  readonly toPay: number;
  readonly refund: number;
  readonly needsStartRequest: boolean;
  /** "Tuesday 24 November 2026, 21:00": until when it is held for the payment; '' when nothing is to be paid. */
  readonly heldUntil: string;
};

/** The stops of an order as they can be moved, as they are booked or were typed, and the money of it. */
export type AddressChangeView = {
  readonly kind: 'address';
  readonly head: OrderHead;
  readonly stops: readonly (DraftAddress & { readonly stop: string; readonly label: string })[];
  /** `asked`: what was typed, as the form sends it. */
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
  /** Every slot there is, to go with a typed day. */
  readonly starts: readonly DeskOption[];
  readonly typed: { readonly date: string; readonly start: string };
  readonly earlier: string | null;
  readonly later: string | null;
  /** The slot that was picked. */
  readonly picked:
    | (PickedMoney & {
        readonly date: string;
        readonly start: string;
        readonly when: string;
        /** Which rules of the customer's calendar it steps over, in words; then it needs one of the reasons. */
        readonly warnings: readonly string[];
        /** Whether it takes one more than the slot has places. */
        readonly isOver: boolean;
        readonly reasons: readonly DeskOption[];
      })
    | null;
  readonly refusal: string;
};
