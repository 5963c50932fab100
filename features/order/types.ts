import type { Section } from '@/components/prose/Contents';
import type { OrderPhoto } from '@/lib/contracts/order-view';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { FirstLine } from '@/lib/domain/order/first-line';
import type { Trader } from '@/lib/domain/order/trader';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { OrderTimelineModel } from './timeline';

/** All texts of the page are made on the server, so the browser gets sentences and no rules. */
export type OrderNotice = { readonly kind: 'info' | 'success' | 'error'; readonly text: string };
export type NextStep = { readonly when: string; readonly what: string };
export type Fact = { readonly label: string; readonly value: string; readonly detail?: string };

/** A short text with one link. */
export type LinkOffer = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
};
export type WhereExactly = LinkOffer & { readonly isMissing: boolean };
export type ChangeAction = Omit<LinkOffer, 'label'> & { readonly kind: ChangeKind };
export type ChecklistOffer = Omit<LinkOffer, 'label'> & { readonly due: readonly NextStep[] };

/** A plain form with its hidden fields. */
export type FormOffer = { readonly action: string; readonly fields: Readonly<Record<string, string>> };
export type SmsOffer = FormOffer & Pick<LinkOffer, 'text' | 'label'>;
export type BringBackOffer = FormOffer &
  Pick<LinkOffer, 'title' | 'text'> & {
    readonly offers: readonly { readonly what: ReturnKind; readonly label: string }[];
  };
export type AccessCheckOffer = FormOffer &
  LinkOffer & {
    readonly facts: readonly Fact[];
    readonly home: string;
    readonly homes: readonly { readonly value: string; readonly label: string }[];
  };

export type OrderDocument = Readonly<Record<'title' | 'date' | 'amount' | 'href', string>>;

export type OrderStatus = {
  readonly title: string;
  /** '' if the first line is enough. */
  readonly text: string;
  readonly notice: OrderNotice | null;
  readonly paid: string;
  readonly action: { readonly kind: 'pay' | 'again' | 'check'; readonly label: string; readonly href: string } | null;
};

export type OrderExtras = {
  /** Null if nothing is to be answered or paid. */
  readonly prompt: Omit<LinkOffer, 'href'> | null;
  readonly facts: readonly Fact[];
  readonly href: string;
};

export type OrderPageModel = {
  readonly contents: readonly Section[];
  readonly reference: string;
  readonly status: OrderStatus;
  readonly first: FirstLine | null;
  readonly way: { readonly stops: readonly Fact[]; readonly people: string } | null;
  /** Empty if the terms were accepted before. */
  readonly agreement: readonly string[];
  readonly next: readonly NextStep[];
  readonly advice: readonly string[];
  /** Null if no day is ahead. */
  readonly timeline: OrderTimelineModel | null;
  /** Null if no address can be given. */
  readonly where: WhereExactly | null;
  readonly extras: OrderExtras | null;
  readonly keyHandover: LinkOffer | null;
  /** Null outside the weeks around a move. */
  readonly checklist: ChecklistOffer | null;
  /** Null if no item is large. */
  readonly accessCheck: AccessCheckOffer | null;
  readonly sharesHref: string | null;
  readonly correctHref: string | null;
  readonly sms: SmsOffer | null;
  readonly appointments: readonly Fact[];
  readonly addresses: readonly Fact[];
  readonly customer: readonly Fact[];
  readonly items: readonly string[];
  /** See lib/domain/order/order-facts.ts. */
  readonly facts: readonly Fact[];
  readonly coverHref: string | null;
  /** Such as "31 items, 335 cubic feet", or ''. */
  readonly load: string;
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    readonly detail?: string;
    readonly amount: string;
  }[];
  readonly total: string;
  /** Such as "First payment" if more follows. */
  readonly totalLabel: string;
  readonly later: readonly Fact[];
  /** Null if no card is saved. */
  readonly payments: { readonly facts: readonly Fact[]; readonly href: string } | null;
  readonly subject: string;
  readonly changes: readonly ChangeAction[];
  readonly bringBack: BringBackOffer | null;
  readonly addThings: FormOffer | null;
  readonly undo: LinkOffer | null;
  /** Moves the focus to the new state. */
  readonly isJustChanged: boolean;
  readonly cancellation: readonly string[];
  readonly traderTitle: string;
  readonly calendarUrl: string | null;
  readonly claims: LinkOffer | null;
  readonly documents: readonly OrderDocument[];
  readonly photos: readonly OrderPhoto[];
  readonly recorded: readonly Fact[];
  readonly history: readonly NextStep[];
};

export type BookedTrader = Trader & { readonly number: string; readonly vatNumber: string };

/** Only a hint: the order's state is authoritative. */
export type PaymentOutcome = 'paid' | 'failed' | 'cancelled' | 'unavailable' | null;

/** Once people are asked for their shares, nobody can pay for all. */
export type OrderShares = { readonly href: string; readonly areAsked: boolean };
