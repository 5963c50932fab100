import type { ClaimView, ClaimsListView, NewClaimView } from './desk-claims';
import type { ExtraView } from './desk-extras';
import type { ItemsChangeView } from './desk-items';
import type { RefundView } from './desk-money';
import type {
  AddressChangeView,
  AddressesView,
  CancelView,
  OrderHead,
  OrderPageView,
  OrdersView,
  RescheduleView,
} from './desk-order-views';
import type { DeskEvent, DeskFact, DeskMessage, DeskOption, DeskPaging, DeskState, RowFailureLine } from './desk-parts';
import type { DeskSection } from './desk-paths';
import type { PeopleView, PersonView, QuoteView } from './desk-people-views';
import type { VisitPageView } from './desk-proof';
import type { TodayView } from './desk-today-views';
import type { UnpaidView } from './desk-unpaid';
import type { CrewsView, DeskVisit } from './desk-visit-views';
import type { ReviewsView } from './reviews';

/** A row of the list of enquiries. The views of this file are made by lib/server/desk. */
export type EnquiryLine = {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly name: string;
  readonly facts: readonly DeskFact[];
  /** The state of the order that the sender made since; null without one. */
  readonly orderedSince: DeskState | null;
  readonly handled: { readonly at: string; readonly by: string; readonly note: string } | null;
};

export type EnquiriesView = {
  readonly kind: 'leads';
  readonly filters: { readonly search: string; readonly type: string; readonly handled: string };
  readonly types: readonly DeskOption[];
  readonly leads: readonly EnquiryLine[];
  readonly paging: DeskPaging;
  readonly csv: string;
};

/** The way from the van into a home, with notes about the place; floor 0 is the ground floor. */
export type CrewStop = {
  readonly id: string;
  readonly floor: number;
  readonly hasLift: boolean;
  readonly hasParking: boolean;
  readonly facts: readonly DeskFact[];
};

export type CrewJobView = {
  readonly reference: string;
  readonly href: string;
  readonly slot: string;
  readonly title: string;
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly stops: readonly CrewStop[];
  readonly items: readonly string[];
  readonly volume: string;
  readonly notes: readonly string[];
  /** The checklist of the printed sheet. */
  readonly checks: readonly string[];
  readonly visit: DeskVisit;
};

export type DayPlanView = {
  readonly kind: 'day';
  readonly date: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly closed: string | null;
  readonly isPublished: boolean;
  /** "Published Mon 14 Dec 2026, 18:15", or until when the plan is a proposal. */
  readonly published: string;
  readonly teams: readonly {
    readonly service: string;
    readonly crews: readonly {
      readonly name: string;
      /** The foreman; '' for nobody. */
      readonly lead: string;
      /** Whether the crew is an extra one that nobody is assigned to yet. */
      readonly isExtra: boolean;
      readonly jobs: readonly CrewJobView[];
    }[];
  }[];
  /** Orders whose payment is pending: they hold a place and are on no sheet. */
  readonly unpaid: readonly { readonly reference: string; readonly href: string; readonly text: string }[];
};

export type CapacityView = {
  readonly kind: 'capacity';
  readonly week: readonly {
    readonly date: string;
    readonly label: string;
    readonly href: string;
    readonly isCurrent: boolean;
    readonly closed: string | null;
    readonly services: readonly { readonly service: string; readonly booked: number; readonly places: number }[];
  }[];
  readonly before: string;
  readonly after: string;
  readonly day: {
    readonly date: string;
    readonly title: string;
    readonly closed: string | null;
    readonly bookings: number;
    readonly columns: readonly string[];
    readonly rows: readonly {
      readonly slot: string;
      readonly cells: readonly {
        readonly field: string;
        readonly label: string;
        readonly booked: number;
        readonly usual: number;
        /** The number of places that an operator set; '' for the usual number. */
        readonly fixed: string;
        readonly isOverbooked: boolean;
      }[];
    }[];
  };
  readonly closedDays: readonly {
    readonly date: string;
    readonly label: string;
    readonly reason: string;
    readonly href: string;
    readonly bookings: number;
  }[];
};

export type PromoView = {
  readonly kind: 'promo';
  readonly today: string;
  readonly codes: readonly {
    readonly code: string;
    readonly gives: string;
    readonly valid: string;
    readonly used: string;
    readonly state: DeskState;
    readonly canEnd: boolean;
  }[];
};

export type PricesView = {
  readonly kind: 'prices';
  readonly version: string;
  readonly groups: readonly {
    readonly title: string;
    readonly source: string;
    readonly dependsOn: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
};

export type OutboxView = {
  readonly kind: 'outbox';
  readonly counts: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly isCurrent: boolean;
  }[];
  readonly messages: readonly DeskMessage[];
  readonly paging: DeskPaging;
  /** The rows that the scheduled jobs could not process, the oldest failures first. */
  readonly failures: readonly RowFailureLine[];
  /** "and 20 more"; '' when all failures are listed. */
  readonly moreFailures: string;
};

export type AuditView = {
  readonly kind: 'audit';
  readonly entries: readonly (DeskEvent & { readonly subject: string; readonly href: string | null })[];
  readonly paging: DeskPaging;
};

/** A rental in the desk's list. */
export type RentalLine = {
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly unit: string;
  /** The next unit and the day of the move, "3 × 5 ft unit on Tue 12 Jan 2027"; '' without one. */
  readonly nextUnit: string;
  readonly since: string;
  readonly paidUntil: string;
  readonly next: string;
  readonly state: DeskState;
  /** "£52.60, 12 days"; '' when nothing is open. */
  readonly owed: string;
};

export type StorageView = {
  readonly kind: 'storage';
  readonly filters: { readonly state: string };
  readonly states: readonly DeskOption[];
  /** The total and taken units of each size; square feet for custom units. */
  readonly sizes: readonly {
    readonly title: string;
    readonly capacity: number;
    readonly free: number;
    readonly occupied: number;
    readonly held: number;
  }[];
  readonly stores: readonly RentalLine[];
  readonly paging: DeskPaging;
  readonly csv: { readonly path: string; readonly from: string; readonly to: string };
};

/** One rental with its charges and the forms that act on it. */
export type RentalView = {
  readonly kind: 'store';
  /** The current and former delegates who may or might order returns from the rental. */
  readonly helpers: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly state: DeskState;
    readonly since: string;
  }[];
  readonly reference: string;
  readonly title: string;
  readonly state: DeskState;
  readonly facts: readonly DeskFact[];
  readonly charges: readonly {
    readonly from: string;
    readonly period: string;
    readonly amount: string;
    readonly state: DeskState;
    readonly detail: string;
    readonly canWaive: boolean;
  }[];
  readonly canAsk: boolean;
  /** The effects of ending the storage; null when it has ended. */
  readonly endRule: string | null;
  /** The first day from which a new price can apply; null when none can be set. */
  readonly priceFrom: string | null;
  readonly today: string;
  readonly note: string;
};

export type DeskView =
  | TodayView
  | UnpaidView
  | StorageView
  | RentalView
  | InvoicesView
  | OrdersView
  | OrderPageView
  | AddressesView
  | CancelView
  | RefundView
  | ExtraView
  | ClaimsListView
  | ClaimView
  | NewClaimView
  | RescheduleView
  | AddressChangeView
  | ItemsChangeView
  | EnquiriesView
  | ReviewsView
  | DayPlanView
  | VisitPageView
  | CrewsView
  | CapacityView
  | PromoView
  | PricesView
  | OutboxView
  | AuditView
  | PeopleView
  | PersonView
  | QuoteView
  | ContactView;

/** The outcome of the form that was posted before this page. */
export type DeskNotice = { readonly kind: 'success' | 'error'; readonly text: string } | null;

/** A refused form, to be shown again with its values: the path that it posts to, and its errors by field. */
export type DeskRefusedForm = {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
};

export type DeskPageProps = {
  readonly title: string;
  readonly operator: string;
  readonly view: DeskView;
  readonly notice: DeskNotice;
  readonly refused: DeskRefusedForm | null;
  /** The open section of the navigation. */
  readonly section: DeskSection;
};

/** The contact details of an order, as the desk sees them during a telephone call. */
export type ContactView = {
  readonly kind: 'contact';
  readonly head: OrderHead;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** "+44 7700 900123" */
  readonly phone: string;
  /** Why the email address cannot be changed; '' when it can. */
  readonly emailStays: string;
  /** Why nothing can be changed; '' when changes are possible. */
  readonly refusal: string;
};

/** Formatted amounts; negative for credit notes. */
export type InvoiceSums = { readonly net: string; readonly vat: string; readonly gross: string };

export type InvoiceLine = InvoiceSums & {
  readonly number: string;
  /** The printable page; '' once the order's personal data is deleted. */
  readonly href: string;
  /** "Credit note". */
  readonly what: string;
  /** The invoice that a credit note corrects, and the list filtered by it; null for an invoice. */
  readonly corrects: { readonly number: string; readonly href: string } | null;
  /** The tax point, with the day of issue where the two differ. */
  readonly date: string;
  readonly reference: string;
  /** The order's page at the desk; '' once the order's personal data is deleted. */
  readonly orderHref: string;
  readonly name: string;
};

/** Every invoice and credit note, made by lib/server/desk. */
export type InvoicesView = {
  readonly kind: 'invoices';
  /** `month`: the month of the tax point, "2026-11"; '' for all. */
  readonly filters: { readonly search: string; readonly month: string };
  readonly months: readonly DeskOption[];
  readonly invoices: readonly InvoiceLine[];
  /** The sums of this page, and of all rows that match the filters. */
  readonly sums: readonly (InvoiceSums & { readonly label: string })[];
  readonly paging: DeskPaging;
  readonly csv: string;
};
