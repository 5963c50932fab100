import type { CrewLinkSendRow } from './crew-link-send-row';
import type { CrewSessionRow } from './crew-session-row';
import type { ChangeState, OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { Cause, Happening, RefundReason } from '@/lib/domain/order/history';
import type { MoneyBack } from '@/lib/domain/order/money-back';
import type { OrderState } from '@/lib/domain/order/state';
import type { FlowId } from '@/lib/domain/services/flows';
import type { SlotService } from '@/lib/domain/slots/needs';
import type { StoredText } from '@/lib/server/kernel/documents/document';
import type { ClaimItemRow, ClaimRow } from './claim-rows';
import type { DeskAuditRow } from './desk-audit-row';
import type { DeskEntryRow } from './desk-entry-row';
import type { FormerContactRow } from './former-contact-row';
import type { ExtraRow } from './extra-row';
import type { KeysLateRow } from './keys-late-row';
import type { InvoiceNumberRow, InvoiceRow } from './invoice-row';
import type { SessionRow, SignInLinkRow, UserRow } from './account-rows';
import type { HandledLeadRow, HeldFormRow, LeadKeyRow, LeadRow } from './lead-rows';
import type { OrderMakerRow } from './order-maker-row';
import type { OrderShareRow } from './order-share-row';
import type { OrderStopRow } from './order-stop-row';
import type { PartRefundRow } from './part-refund-row';
import type { PhotoRow } from './photo-row';
import type { ReturnLinkRow } from './return-link-row';
import type { ReviewRow } from './review-row';
import type { ConversionRow, EventRow } from './telemetry-rows';
import type { RowFailureRow } from './row-failure-row';
import type { SearchWordRow } from './search-word-row';
import type { ListPartItemRow, ListPartRow, SharedListRow } from './shared-list-rows';
import type { SmsOptOutRow } from './sms-opt-out-row';
import type { ChargeRow, PaymentMethodRow, StorageContractRow } from './storage-rows';
import type { StoreHelperRow } from './store-helper-row';
import type { SubscriberRow } from './subscriber-row';
import type { UnitReservationRow, UnitSizeRow } from './unit-reservation-row';
import type { KeptPriceRow, PromoCodeRow, QuoteReferenceRow } from './price-rows';
import type { SignoffRow, VisitCountRow, VisitItemRow } from './visit-item-rows';
import type { CrewDayRow, CrewMemberRow, VisitCrewRow, VisitEventRow, VisitRow } from './visit-rows';

/**
 * The tables of the embedded backend, the same on SQLite and PostgreSQL.
 * Only integers and text, because the two disagree on everything else: money is integer pence, flags are 0 and 1,
 * instants are ISO-8601 UTC text of fixed width (toISOString), local dates and times are text, documents are JSON text.
 * A document's text is written and read by its kind alone (lib/server/kernel/documents).
 * A text with few values is typed by them: only this app writes these tables, and it writes no other.
 */
export type DraftRow = {
  id: string;
  flow: string;
  step: string;
  answers: StoredText<'draft_answers'>;
  created_at: string;
  updated_at: string;
  expires_at: string;
  order_id: string | null;
  /** The storage order that a return is from, for whoever has shown to own it; null for every other draft. */
  store_order_id: string | null;
  /** Until when that is believed without asking again. */
  store_proved_until: string | null;
  /** The mailbox whose account lists it (decision 69); null while nobody signed in has saved it. */
  owner_email: string | null;
  /** Of a return that is begun by somebody who was given the right to; null for the owner's own. */
  helper_id: string | null;
  /** The operator who began it for a customer on the telephone; null for every other draft. */
  booked_by: string | null;
};

export type OrderRow = {
  id: string;
  reference: string;
  /** SHA-256 of the guest's token; the token itself is never stored. */
  token_hash: string;
  idempotency_key: string;
  /** SHA-256 of the request body, so that a reused key with another body is noticed. */
  request_hash: string;
  draft_id: string | null;
  flow: FlowId;
  state: OrderState;
  /** BookedOrder as JSON. */
  order_json: StoredText<'order'>;
  /** Quote (in pence) as JSON: what was bought, line by line. */
  quote_json: StoredText<'quote'>;
  /** Chosen services as JSON list of ServiceType (add-ons that the order-like object has no field for). */
  services_json: StoredText<'services'>;
  /** Area of a custom unit; null for every other order. */
  square_feet: number | null;
  total_pence: number;
  starts_within_14_days: number;
  email: string;
  hold_expires_at: string;
  created_at: string;
  updated_at: string;
  /** SEQUENCE of the calendar file and the order's version; grows with each change of the order. */
  calendar_sequence: number;
  /** When it was paid and booked. */
  confirmed_at: string | null;
  /** Of orders from before lines had a day of their own: when services were last added. Null: when it was ordered. */
  services_agreed_at: string | null;
  /** When the lines were agreed that were added later: AddedAt as JSON, null for none (LAW-6). */
  added_at_json: StoredText<'added_at'> | null;
  /** The storage order that a return empties; null for all others, and for returns from before it was kept. */
  store_order_id: string | null;
  /** Who ordered a return in the owner's stead (store_helpers); null for all others. */
  helper_id: string | null;
  /** The operator who took it on the telephone, by their address (decision 81); null for what a customer orders. */
  booked_by: string | null;
  /** Marks of its checklist (subjects/checklist/marks.ts) with spaces between them; '' for none. */
  checklist: string;
  /** The kind of home it goes to (passage/typical.ts); '' while nobody has said. */
  home: string;
};

export type OrderEventRow = {
  id: string;
  order_id: string;
  at: string;
  type: Happening;
  cause: Cause;
  detail_json: StoredText<'event_detail'>;
};

/** One row a service, day and start: the counter that is checked and raised in one statement. */
export type SlotRow = {
  service: SlotService;
  date: string;
  start: string;
  booked: number;
  /** Places when it was last booked. */
  capacity: number;
  /** Places that the desk has given this slot; null: as many as the configuration gives its service. */
  fixed_capacity: number | null;
  /** 1 while its day is closed: nothing more is booked into it. */
  closed: number;
};
/** A day on which nobody comes. Its slots are marked too: a booking asks its slot's row and no other. */
export type ClosedDayRow = { date: string; reason: string; closed_at: string };

/** What an order holds in a slot. `released` 1 once it has lapsed or been cancelled and the counter is lowered. */
export type SlotReservationRow = {
  id: string;
  order_id: string;
  service: SlotService;
  date: string;
  start: string;
  places: number;
  expires_at: string | null;
  released: number;
};

export type PaymentRow = {
  id: string;
  order_id: string;
  provider: string;
  provider_ref: string;
  /**
   * `refused`: something else was taken than what was asked. `spare`: a session made beside another in the same moment,
   * that nobody was led to and that is ended. `charging`: asked of a card that was kept, without a session; `declined`: it
   * was refused.
   */
  state: 'open' | 'failed' | 'cancelled' | 'paid' | 'refused' | 'spare' | 'charging' | 'declined';
  amount_pence: number;
  created_at: string;
  updated_at: string;
  /** The change whose difference it pays for; null: it pays for the order itself. */
  change_id: string | null;
  /** How the provider names what was paid, once it is: Stripe's payment intent. */
  charge_ref: string | null;
  /** The storage contract whose charges it pays (its order); null: it pays for the order or its change. */
  contract_id: string | null;
  /** What was agreed on the day beyond the order that it pays; null: it pays for something else. */
  extra_id: string | null;
  /** Whose share of the order it pays; null: it pays for all of it, or for something else. */
  share_id: string | null;
};
/** A webhook event is inserted before it is acted on; a second one with the same id changes nothing. */
export type PaymentEventRow = { id: string; payment_id: string; type: string; at: string };

/** A change of a booked order by its customer; the row is also the answer to a repeated request. */
export type OrderChangeRow = {
  id: string;
  order_id: string;
  idempotency_key: string;
  request_hash: string;
  kind: OrderChangeDto['kind'];
  state: ChangeState;
  /** The order's version that it was worked out from, and the version after it. */
  from_version: number;
  version: number;
  /** What the order becomes (ChangedOrder as JSON); null for a cancellation. */
  target_json: StoredText<'changed_order'> | null;
  to_pay_pence: number;
  refund_pence: number;
  late_fee_pence: number;
  /** Until when its new places are held for the payment. */
  hold_expires_at: string | null;
  created_at: string;
  updated_at: string;
};

/** Money that goes back from one payment; the provider is asked by the outbox. */
export type RefundRow = {
  id: string;
  order_id: string;
  payment_id: string;
  change_id: string | null;
  reason: RefundReason;
  amount_pence: number;
  /** `failed`: the operator has to pay it back in another way. `covered`: what was paid had gone back already. */
  state: MoneyBack['state'];
  /** How the provider names it, once it is done. */
  provider_ref: string | null;
  created_at: string;
  updated_at: string;
};

export type OutboxRow = {
  id: string;
  topic: string;
  payload: StoredText<'outbox_payload'>;
  /** `logged`: no channel is configured; `skipped`: no longer true; `dead`: given up. */
  state: 'due' | 'sending' | 'sent' | 'logged' | 'skipped' | 'dead';
  attempts: number;
  available_at: string;
  locked_until: string | null;
  last_error: string | null;
  dedupe_key: string;
  created_at: string;
  finished_at: string | null;
};

export type RateLimitRow = { key: string; window_start: number; hits: number };

/** Facts about this installation: the secret that guests' tokens are derived from, unless SECRET_KEY gives one. */
export type SettingRow = { key: string; value: string };

export type Database = {
  drafts: DraftRow;
  kept_prices: KeptPriceRow;
  quote_references: QuoteReferenceRow;
  shared_lists: SharedListRow;
  list_parts: ListPartRow;
  list_part_items: ListPartItemRow;
  orders: OrderRow;
  order_events: OrderEventRow;
  search_words: SearchWordRow;
  order_makers: OrderMakerRow;
  order_stops: OrderStopRow;
  order_shares: OrderShareRow;
  sms_opt_outs: SmsOptOutRow;
  slots: SlotRow;
  closed_days: ClosedDayRow;
  slot_reservations: SlotReservationRow;
  payments: PaymentRow;
  payment_events: PaymentEventRow;
  order_changes: OrderChangeRow;
  refunds: RefundRow;
  part_refunds: PartRefundRow;
  extra_charges: ExtraRow;
  keys_late: KeysLateRow;
  claims: ClaimRow;
  claim_items: ClaimItemRow;
  storage_contracts: StorageContractRow;
  charges: ChargeRow;
  payment_methods: PaymentMethodRow;
  invoices: InvoiceRow;
  invoice_numbers: InvoiceNumberRow;
  outbox: OutboxRow;
  row_failures: RowFailureRow;
  leads: LeadRow;
  lead_keys: LeadKeyRow;
  held_forms: HeldFormRow;
  newsletter_subscribers: SubscriberRow;
  handled_leads: HandledLeadRow;
  desk_audit: DeskAuditRow;
  desk_entries: DeskEntryRow;
  former_contacts: FormerContactRow;
  events: EventRow;
  conversions: ConversionRow;
  promo_codes: PromoCodeRow;
  rate_limits: RateLimitRow;
  users: UserRow;
  sign_in_links: SignInLinkRow;
  return_links: ReturnLinkRow;
  sessions: SessionRow;
  reviews: ReviewRow;
  settings: SettingRow;
  unit_reservations: UnitReservationRow;
  unit_sizes: UnitSizeRow;
  store_helpers: StoreHelperRow;
  crew_members: CrewMemberRow;
  crew_days: CrewDayRow;
  visits: VisitRow;
  visit_crews: VisitCrewRow;
  photos: PhotoRow;
  visit_items: VisitItemRow;
  visit_counts: VisitCountRow;
  signoffs: SignoffRow;
  crew_link_sends: CrewLinkSendRow;
  crew_sessions: CrewSessionRow;
  visit_events: VisitEventRow;
};
