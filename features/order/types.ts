import type { Section } from '@/components/prose/Contents';
import type { OrderPhoto } from '@/lib/contracts/order-view';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { FirstLine } from '@/lib/domain/order/first-line';
import type { Trader } from '@/lib/domain/order/trader';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { OrderTimelineModel } from './timeline';

/** A notice of the order page. All texts of the page are made on the server: the browser gets sentences, not rules. */
export type OrderNotice = { readonly kind: 'info' | 'success' | 'error'; readonly text: string };
export type NextStep = { readonly when: string; readonly what: string };
export type Fact = { readonly label: string; readonly value: string; readonly detail?: string };

/** A change that the order page offers. */
export type ChangeAction = {
  readonly kind: ChangeKind;
  readonly title: string;
  readonly text: string;
  readonly href: string;
};

/** The offer to undo the whole booking within the hour. */
export type UndoOffer = {
  readonly title: string;
  /** The text: "Until Tuesday 24 November 2026, 10:05 you can …". */
  readonly text: string;
  readonly label: string;
  readonly href: string;
};

export type OrderStatus = {
  readonly title: string;
  /** '' if the first line is enough. */
  readonly text: string;
  readonly notice: OrderNotice | null;
  /** The state of the payment: "Paid", "Not paid yet", "Not booked". */
  readonly paid: string;
  /** The only action, if any: pay, book again, or check again. */
  readonly action: { readonly kind: 'pay' | 'again' | 'check'; readonly label: string; readonly href: string } | null;
};

/** The form that starts the return of a storage order. */
export type BringBackOffer = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly title: string;
  readonly text: string;
  readonly offers: readonly { readonly what: ReturnKind; readonly label: string }[];
};

/** The link to the claims of a job. */
export type ClaimOffer = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
};

/** Whether we send texts, and the form that changes it. */
export type SmsOffer = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
  readonly label: string;
};

/** The form that starts a collection of more items into the unit. */
export type AddThingsOffer = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** The link to the exact addresses: some are missing, or all are given. */
export type WhereExactly = {
  readonly isMissing: boolean;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
};

/** The extras of an order. */
export type OrderExtras = {
  /** The open answer or payment; null if there is none. */
  readonly prompt: { readonly title: string; readonly text: string; readonly label: string } | null;
  readonly facts: readonly Fact[];
  /** The URL of the extras page. */
  readonly href: string;
};

/** Whether large items fit into the destination home, with the form that asks what kind of home it is. */
export type AccessCheckOffer = {
  readonly title: string;
  readonly text: string;
  /** A fact for each large item; empty while the kind of home is unknown. */
  readonly facts: readonly Fact[];
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly home: string;
  readonly homes: readonly { readonly value: string; readonly label: string }[];
  readonly label: string;
  /** The link to the same result with drawings and custom measurements. */
  readonly href: string;
};

/** The link to the page for late keys, on the day of a move. */
export type KeyHandoverPrompt = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
};

/** An invoice or credit note on the order page. */
export type OrderDocument = {
  /** "Invoice INV-2026-000123". */
  readonly title: string;
  readonly date: string;
  readonly amount: string;
  readonly href: string;
};

export type OrderPageModel = {
  /** The sections of the page, as links. */
  readonly contents: readonly Section[];
  readonly reference: string;
  readonly status: OrderStatus;
  /** The time and place in one line; null for an order that has ended. */
  readonly first: FirstLine | null;
  /** Every address, and the crew that comes; null for an order that has ended. */
  readonly way: { readonly stops: readonly Fact[]; readonly people: string } | null;
  /** The terms that paying accepts, one sentence each; empty if they were accepted before. */
  readonly agreement: readonly string[];
  readonly next: readonly NextStep[];
  readonly advice: readonly string[];
  /** The timeline of a move's days; null if no day is ahead. */
  readonly timeline: OrderTimelineModel | null;
  /** Null if no address can be given: not booked, or over. */
  readonly where: WhereExactly | null;
  /** Null if there are no extras. */
  readonly extras: OrderExtras | null;
  /** Null except on the day of a move and while its load waits. */
  readonly keyHandover: KeyHandoverPrompt | null;
  /** The due tasks of a move; null for other orders, on the day itself and more than a week after it. */
  readonly checklist: ChecklistOffer | null;
  /** Null if no item is large, or nothing is carried in any more. */
  readonly accessCheck: AccessCheckOffer | null;
  /** The link to the shares; null if one person pays. */
  readonly sharesHref: string | null;
  /** The link to correct the answers after leaving the payment page unpaid; otherwise null. */
  readonly correctHref: string | null;
  /** Null if no texts are sent. */
  readonly sms: SmsOffer | null;
  readonly appointments: readonly Fact[];
  readonly addresses: readonly Fact[];
  readonly customer: readonly Fact[];
  readonly items: readonly string[];
  /** The facts about the order (lib/domain/order/order-facts.ts), the services first. */
  readonly facts: readonly Fact[];
  /** The page on which the cover can be changed; null when it cannot. */
  readonly coverHref: string | null;
  /** The size of the order: "31 items, 335 cubic feet"; empty if none are listed. */
  readonly load: string;
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly detail?: string;
    readonly amount: string;
  }[];
  readonly total: string;
  /** "Total", or "First payment" if more follows. */
  readonly totalLabel: string;
  /** The later payments with their dates; empty if there are none. */
  readonly later: readonly Fact[];
  /** The later payments of the rental, with the page to see and end them; null if no card is saved. */
  readonly payments: { readonly facts: readonly Fact[]; readonly href: string } | null;
  /** The title of the order's contents: "Your move", "Your collection", "What was ordered". */
  readonly subject: string;
  /** The changes that can be made here; empty if there are none. */
  readonly changes: readonly ChangeAction[];
  /** The items that can be returned from storage; null if there are none. */
  readonly bringBack: BringBackOffer | null;
  /** Null if no items can be added. */
  readonly addThings: AddThingsOffer | null;
  /** The offer in the hour after paying; otherwise null. */
  readonly undo: UndoOffer | null;
  /** Whether a change was just made here, so that the focus moves to the new state. */
  readonly isJustChanged: boolean;
  /** The cancellation terms of each service; empty for an order that has ended. */
  readonly cancellation: readonly string[];
  /** The title of the company's facts. */
  readonly traderTitle: string;
  readonly calendarUrl: string | null;
  readonly claims: ClaimOffer | null;
  readonly documents: readonly OrderDocument[];
  readonly photos: readonly OrderPhoto[];
  /** A summary of each visit's records. */
  readonly recorded: readonly Fact[];
  readonly history: readonly NextStep[];
};

/** The tasks that are due this week, with the link to the whole list. */
export type ChecklistOffer = {
  readonly title: string;
  readonly text: string;
  readonly due: readonly NextStep[];
  readonly href: string;
};

/** The company that the contract is with, as named on an invoice. */
export type BookedTrader = Trader & { readonly number: string; readonly vatNumber: string };

/**
 * The outcome that the payment provider sends the customer back with. Only a hint: the order's state is authoritative.
 */
export type PaymentOutcome = 'paid' | 'failed' | 'cancelled' | 'unavailable' | null;

/** The link to the shares of an order. Once people are asked for their shares, nobody can pay for all. */
export type OrderShares = { readonly href: string; readonly areAsked: boolean };
