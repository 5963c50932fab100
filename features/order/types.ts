import type { Section } from '@/components/prose/Contents';
import type { OrderPhoto } from '@/lib/contracts/order-view';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { FirstLine } from '@/lib/domain/order/first-line';
import type { Trader } from '@/lib/domain/order/trader';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { OrderTimelineModel } from './OrderTimeline/timeline';

/** The guest's order page in words, made on the server: the browser gets sentences, not rules. */
export type OrderNotice = { readonly kind: 'info' | 'success' | 'error'; readonly text: string };
export type NextStep = { readonly when: string; readonly what: string };
export type Fact = { readonly label: string; readonly value: string; readonly detail?: string };

/** One thing that the guest may change here, as the order page offers it. */
export type ChangeAction = {
  readonly kind: ChangeKind;
  readonly title: string;
  readonly text: string;
  readonly href: string;
};

/** The hour in which a booking can be undone whole. */
export type UndoOffer = {
  readonly title: string;
  /** "Until Tuesday 24 November 2026, 10:05 you can …". */
  readonly text: string;
  readonly label: string;
  readonly href: string;
};

export type OrderStatus = {
  readonly title: string;
  /** '' where the first line says it. */
  readonly text: string;
  readonly notice: OrderNotice | null;
  /** "Paid", "Not paid yet", "Not booked". */
  readonly paid: string;
  /** One action at most: pay, book again, look again. */
  readonly action: { readonly kind: 'pay' | 'again' | 'check'; readonly label: string; readonly href: string } | null;
};

/** The way from a storage order to its return. */
export type BringBackOffer = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly title: string;
  readonly text: string;
  readonly offers: readonly { readonly what: ReturnKind; readonly label: string }[];
};

/** The way to what went wrong on a job. */
export type ClaimOffer = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
};

/** Whether we send texts, with the press that changes it. */
export type TextsOffer = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
  readonly label: string;
};

/** The way to a collection of more things into the unit. */
export type AddThingsOffer = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** Where exactly we come to: what is missing, or that all is there. */
export type WhereExactly = {
  readonly isMissing: boolean;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
};

/** What was asked on the day beyond the order. */
export type OrderExtras = {
  /** What waits for the customer: an answer or a payment; null where nothing does. */
  readonly prompt: { readonly title: string; readonly text: string; readonly label: string } | null;
  readonly facts: readonly Fact[];
  /** Their page. */
  readonly href: string;
};

/** Whether what is large goes into the home it is brought to, and the form that asks for that. */
export type PassageOffer = {
  readonly title: string;
  readonly text: string;
  /** A line for each large item; empty while nobody has said what home it is. */
  readonly facts: readonly Fact[];
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly home: string;
  readonly homes: readonly { readonly value: string; readonly label: string }[];
  readonly label: string;
  /** The same with drawings and own measures. */
  readonly href: string;
};

/** On the day of a move: the way to what can be done about late keys. */
export type KeysLatePrompt = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
};

/** An invoice or credit note, as the order page lists it. */
export type OrderDocument = {
  /** "Invoice INV-2026-000123". */
  readonly title: string;
  readonly date: string;
  readonly amount: string;
  readonly href: string;
};

export type OrderPageModel = {
  /** What stands below, as links. */
  readonly contents: readonly Section[];
  readonly reference: string;
  readonly status: OrderStatus;
  /** When and where, in one line; null for an order that has ended. */
  readonly first: FirstLine | null;
  /** Every stop, and who comes; null for an order that has ended. */
  readonly way: { readonly stops: readonly Fact[]; readonly people: string } | null;
  /** What paying says of it, a sentence each; empty where it was agreed to before. */
  readonly agreement: readonly string[];
  readonly next: readonly NextStep[];
  readonly advice: readonly string[];
  /** Who comes when on the days of a move; null where there are none ahead. */
  readonly timeline: OrderTimelineModel | null;
  /** Null when nothing can be given: not booked, or over. */
  readonly where: WhereExactly | null;
  /** Null where nothing was asked. */
  readonly extras: OrderExtras | null;
  /** Null but on the day of a move, and while its load waits. */
  readonly keysLate: KeysLatePrompt | null;
  /** What is due around a move; null for every other order, on the day itself and a week after it. */
  readonly checklist: ChecklistOffer | null;
  /** Null where nothing is large, or nothing is carried in any more. */
  readonly passage: PassageOffer | null;
  /** Where each pays their share of it; null where one pays. */
  readonly sharesHref: string | null;
  /** Back from the payment page, nothing paid: where the answers are corrected. */
  readonly correctHref: string | null;
  /** Null where no texts go. */
  readonly texts: TextsOffer | null;
  readonly appointments: readonly Fact[];
  readonly addresses: readonly Fact[];
  readonly customer: readonly Fact[];
  readonly items: readonly string[];
  /** What was ordered (lib/domain/order/order-facts.ts), the services first. */
  readonly facts: readonly Fact[];
  /** The page on which the cover can be changed; null when it cannot. */
  readonly coverHref: string | null;
  /** "31 items, 335 cubic feet"; empty when none were listed. */
  readonly load: string;
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly detail?: string;
    readonly amount: string;
  }[];
  readonly total: string;
  /** "Total", or "First payment" when more follows. */
  readonly totalLabel: string;
  /** What is paid later, and when; empty when nothing is. */
  readonly later: readonly Fact[];
  /** How storage goes on being paid, with the page where it is seen and ended; null where no card is kept. */
  readonly payments: { readonly facts: readonly Fact[]; readonly href: string } | null;
  /** "Your move", "Your collection", "What was ordered". */
  readonly subject: string;
  /** What can be changed here; empty when nothing can. */
  readonly changes: readonly ChangeAction[];
  /** What can be asked back from storage; null where nothing can. */
  readonly bringBack: BringBackOffer | null;
  /** Null where nothing can be added. */
  readonly addThings: AddThingsOffer | null;
  /** In the hour after paying; else null. */
  readonly undo: UndoOffer | null;
  /** True just after a change was made here: the focus goes to the new state. */
  readonly isJustChanged: boolean;
  /** How each service can be cancelled; empty for an order that has ended. */
  readonly cancellation: readonly string[];
  /** Above the company's facts. */
  readonly traderTitle: string;
  readonly calendarUrl: string | null;
  readonly claims: ClaimOffer | null;
  readonly documents: readonly OrderDocument[];
  readonly photos: readonly OrderPhoto[];
  /** What was recorded of each visit, in short. */
  readonly recorded: readonly Fact[];
  readonly history: readonly NextStep[];
};

/** What is due this week, and the way to the whole list. */
export type ChecklistOffer = {
  readonly title: string;
  readonly text: string;
  readonly due: readonly NextStep[];
  readonly href: string;
};

/** Who the contract is with, as an invoice names it. */
export type BookedTrader = Trader & { readonly number: string; readonly vatNumber: string };

/** What the payment provider sent the visitor back with. Only a hint: the state of the order is the truth. */
export type PaymentOutcome = 'paid' | 'failed' | 'cancelled' | 'unavailable' | null;

/** Where each pays their share of an order; once they are asked, nobody pays for all. */
export type OrderShares = { readonly href: string; readonly areAsked: boolean };
