import type { Kysely, Transaction } from 'kysely';
import type { CallOutcome, EntryKind } from '@/lib/contracts/desk-calls';
import type { ChangeState, OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { ClaimKind, ClaimState } from '@/lib/domain/claims/claims';
import type { ExtraKind } from '@/lib/domain/extras/extras';
import type { KeysPlan } from '@/lib/domain/extras/key-handover';
import type { ExtraState } from '@/lib/domain/extras/state';
import type { Pence } from '@/lib/domain/money';
import type { LinkWay } from '@/lib/domain/notifications/sms';
import type { StorageSpace, StorageTerm } from '@/lib/domain/order-types';
import type { Cause, Happening, RefundReason } from '@/lib/domain/order/history';
import type { InvoiceKind } from '@/lib/domain/order/invoice';
import type { MoneyBack } from '@/lib/domain/order/money-back';
import type { PartRefundReason } from '@/lib/domain/order/part-refund';
import type { OrderState } from '@/lib/domain/order/state';
import type { Refusal, ReviewState } from '@/lib/domain/reviews/customer-review';
import type { FlowId } from '@/lib/domain/services/flows';
import type { SlotService } from '@/lib/domain/slots/calendar';
import type { ChargeState, ContractState } from '@/lib/domain/storage/billing';
import type { ItemCount } from '@/lib/domain/visits/items';
import type { KeptSignOff } from '@/lib/domain/visits/sign-off';
import type { VisitEventType, VisitKind, VisitState } from '@/lib/domain/visits/states';
import type { StoredText } from '@/lib/server/platform/documents/document';

/**
 * Columns are integers and text only, the same on SQLite and PostgreSQL: money is pence, flags are 0 and 1, instants
 * are ISO-8601 UTC text (toISOString), local dates are text, and platform/documents reads and writes JSON.
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
  store_order_id: string | null;
  store_proved_until: string | null;
  /** The mailbox of the account that lists the draft (decision 69). */
  owner_email: string | null;
  /** The delegate who started a return (store_helpers). */
  helper_id: string | null;
  /** The operator who started the draft for a customer on the phone. */
  booked_by: string | null;
};

export type OrderRow = {
  id: string;
  reference: string;
  token_hash: string;
  idempotency_key: string;
  /** SHA-256 of the request body, which reveals a reused key. */
  request_hash: string;
  draft_id: string | null;
  flow: FlowId;
  state: OrderState;
  order_json: StoredText<'order'>;
  /** Quote (in pence) as JSON: the purchased lines. */
  quote_json: StoredText<'quote'>;
  /** Add-ons that the order has no field for, as a list of ServiceType. */
  services_json: StoredText<'services'>;
  square_feet: number | null;
  total_pence: Pence;
  starts_within_14_days: number;
  email: string;
  hold_expires_at: string;
  created_at: string;
  updated_at: string;
  /** Also the SEQUENCE of the calendar file. */
  calendar_sequence: number;
  confirmed_at: string | null;
  /** When services were last added, for orders from before lines had a day of their own. */
  services_agreed_at: string | null;
  /** When lines that were added later were agreed (LAW-6). */
  added_at_json: StoredText<'added_at'> | null;
  /** The storage order that a return empties. Null also for returns from before this column. */
  store_order_id: string | null;
  /** The delegate who ordered a return (store_helpers). */
  helper_id: string | null;
  /** The operator who took the order by phone (decision 81). */
  booked_by: string | null;
  /** The checklist's marks (modules/checklist/marks.ts), separated by spaces. */
  checklist: string;
  /** The kind of home that the order goes to (passage/typical.ts). '' until known. */
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

/** One row per service, day and start, with the counter that one statement checks and increments. */
export type SlotRow = {
  service: SlotService;
  date: string;
  start: string;
  booked: number;
  capacity: number;
  /** The places that the desk has set. Null: the number configured for the service. */
  fixed_capacity: number | null;
  closed: number;
};
/** A day without visits. Its slots are marked too, because a booking reads only the row of its slot. */
export type ClosedDayRow = { date: string; reason: string; closed_at: string };

/** Places of an order in a slot. `released` is 1 once the counter is reduced. */
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
  /** `refused`: not the amount asked. `spare`: a duplicate that nobody saw. `declined`: a stored card. */
  state: 'open' | 'failed' | 'cancelled' | 'paid' | 'refused' | 'spare' | 'charging' | 'declined';
  amount_pence: Pence;
  created_at: string;
  updated_at: string;
  change_id: string | null;
  charge_ref: string | null;
  /** The storage contract (its order). */
  contract_id: string | null;
  extra_id: string | null;
  share_id: string | null;
};
/** A webhook event, inserted before it takes effect, so that a repeated one changes nothing. */
export type PaymentEventRow = { id: string; payment_id: string; type: string; at: string };

export type OrderChangeRow = {
  id: string;
  order_id: string;
  idempotency_key: string;
  request_hash: string;
  kind: OrderChangeDto['kind'];
  state: ChangeState;
  from_version: number;
  version: number;
  /** The order after the change. Null for a cancellation. */
  target_json: StoredText<'changed_order'> | null;
  to_pay_pence: Pence;
  refund_pence: Pence;
  late_fee_pence: Pence;
  hold_expires_at: string | null;
  created_at: string;
  updated_at: string;
};

export type RefundRow = {
  id: string;
  order_id: string;
  payment_id: string;
  change_id: string | null;
  reason: RefundReason;
  amount_pence: Pence;
  /** `failed`: the operator has to refund in another way. `covered`: the payment had been refunded already. */
  state: MoneyBack['state'];
  provider_ref: string | null;
  created_at: string;
  updated_at: string;
};

export type OutboxRow = {
  id: string;
  topic: string;
  payload: StoredText<'outbox_payload'>;
  /** `logged`: no channel is configured. `skipped`: the message is no longer true. `dead`: delivery was given up. */
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

/** A setting of this installation, such as its secret when SECRET_KEY gives none. */
export type SettingRow = { key: string; value: string };

export type UserRow = { id: string; email: string; created_at: string; signed_in_at: string };

/** A mailed sign-in link, valid once. Its key is derived from the id and the installation's secret. */
export type SignInLinkRow = {
  id: string;
  email: string;
  /** SHA-256 of the key. */
  token_hash: string;
  next: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type SessionRow = {
  id: string;
  user_id: string;
  /** SHA-256 of the key in the cookie, and of its predecessor, which stays valid for a moment after a rotation. */
  token_hash: string;
  previous_token_hash: string | null;
  created_at: string;
  rotated_at: string;
  seen_at: string;
  expires_at: string;
};

export type ClaimRow = {
  /** The key of the claim's form, so that a form sent twice is one claim. */
  id: string;
  order_id: string;
  number: number;
  request_hash: string;
  state: ClaimState;
  text: string;
  created_at: string;
  /** The promised last days of the answer and the decision, in London. */
  answer_by: string;
  decision_by: string;
  /** The next of these days, then the day by which the office pays its part. Null when nothing is left to do. */
  due: string | null;
  answered_at: string | null;
  answer: string;
  decided_at: string | null;
  /** The reasons for the decision as the customer reads them. '' for none. */
  decision: string;
  decided_by: string | null;
  /** The accepted amounts: refunded through the provider, and paid by the office in another way. */
  refund_pence: Pence;
  by_hand_pence: Pence;
  by_hand_paid_at: string | null;
  /** Increases with every action of the desk on the claim. */
  version: number;
};

export type ClaimItemRow = {
  claim_id: string;
  position: number;
  title: string;
  kind: ClaimKind;
  worth_pence: Pence | null;
};

/** A link on its way to the foreman. The link itself is derived when it is sent. */
export type CrewLinkSendRow = {
  id: string;
  date: string;
  service: SlotService;
  number: number;
  key_version: number;
  member_id: string;
  way: LinkWay;
  asked_at: string;
};

export type CrewSessionRow = {
  id: string;
  /** SHA-256 of the key in the phone's cookie. */
  token_hash: string;
  date: string;
  service: SlotService;
  number: number;
  /** Once the crew's day has another key version, the phone has no access. */
  key_version: number;
  label: string;
  made_at: string;
  seen_at: string;
  expires_at: string;
  revoked_at: string | null;
};

/** One change made at the desk, without personal data beyond the operator's own address. */
export type DeskAuditRow = {
  id: string;
  at: string;
  operator: string;
  action: string;
  /** "SM-7K4Q-2XPD", "2026-12-15", "WELCOME10", or the id of an enquiry or message. */
  subject: string;
  before_json: StoredText<'audit_facts'>;
  after_json: StoredText<'audit_facts'>;
};

/** A note or a call about an order. Never edited, except to close its call-back. */
export type DeskEntryRow = {
  id: string;
  order_id: string;
  at: string;
  operator: string;
  kind: EntryKind;
  outcome: CallOutcome | null;
  /** '' when the outcome is enough. */
  text: string;
  call_back_at: string | null;
  done_at: string | null;
  done_by: string | null;
};

/** Extra work asked for on the day. Its words and amount stay when prices change. */
export type ExtraRow = {
  /** The key of the form that asked for the extra, or a key made on the crew's phone. */
  id: string;
  order_id: string;
  kind: ExtraKind;
  /** The address concerned (order/stops.ts), or the side of a further address. '' for the whole order. */
  place: string;
  postcode: string | null;
  /** "Delivery: second floor, no lift". */
  what: string;
  worked_out: string;
  reason: string;
  pence: Pence;
  state: ExtraState;
  /** The operator or the crew: "Moving crew 1". */
  asked_by: string;
  asked_at: string;
  answer_by: string;
  answered_at: string | null;
  /** The operator who heard the answer by phone. Null: answered on the page, or not yet. */
  heard_by: string | null;
  paid_at: string | null;
  updated_at: string;
};

/** The former email address of an order, which is told that the desk changed the contact. */
export type FormerContactRow = {
  id: string;
  order_id: string;
  at: string;
  email: string;
  /** The changed parts (FormerContact of lib/domain/order/contact.ts), separated by commas. */
  changed: string;
};

/** An invoice or credit note as issued. Never changed, and kept longer than its order. */
export type InvoiceRow = {
  /** "INV-2026-000123". Without gaps within a kind and year. */
  number: string;
  kind: InvoiceKind;
  order_id: string;
  /** A `change` refunds part of a payment by hand. Each subject is invoiced once. */
  issued_for: 'payment' | 'refund' | 'order' | 'change';
  issued_for_id: string;
  corrects: string | null;
  issued_at: string;
  /** The date of the payment or refund in London. */
  tax_point: string;
  gross_pence: Pence;
  vat_pence: Pence;
  document_json: StoredText<'invoice'>;
};

/** The last number of a series ("INV-2026"), increased in the transaction that issues the document. */
export type InvoiceNumberRow = { series: string; last_number: number };

export type KeyHandoverRow = {
  /** The key of the form, so that a form sent twice is one choice. */
  id: string;
  order_id: string;
  change_id: string;
  plan: KeysPlan;
  date: string;
  start: string;
  pence: Pence;
  extra_id: string | null;
  waits_from: string;
  chosen_at: string;
  undone_at: string | null;
};

export type EnquiryRow = {
  id: string;
  type: string;
  body_json: StoredText<'form'>;
  dedupe_key: string;
  draft_id: string | null;
  created_at: string;
  /** Lower case, and the phone number with plus and country code: an enquiry is found by them. */
  email: string | null;
  phone: string | null;
};
/** The hash of a sent form. Until it expires, the same form counts as the same enquiry. */
export type EnquiryKeyRow = { key: string; lead_id: string; expires_at: string };
/** A form that looks automated, kept for review. */
export type HeldFormRow = Pick<EnquiryRow, 'id' | 'type' | 'body_json' | 'created_at'> & { reason: string };
export type HandledEnquiryRow = { lead_id: string; at: string; operator: string; note: string };

/** Hashes of an order's origin, kept for a day to count unpaid orders together. */
export type OrderRateLimitRow = {
  order_id: string;
  /** The network address (of IPv6 the first 64 bits). '' when no visitor placed the order. */
  address_key: string;
  /** The mailbox without tags and dots. */
  mailbox_key: string;
  phone_key: string;
  /** 1 when the customer was signed in with this mailbox. */
  is_signed_in: number;
  created_at: string;
};

/** The share of an order that one person pays by a link (decision 103). */
export type OrderShareRow = {
  id: string;
  order_id: string;
  /** The person's name in the shared list. '' for the customer who ordered. */
  name: string;
  pence: Pence;
  /** SHA-256 of the key of the share's link. */
  key_hash: string;
  email: string;
  /** `ended`: the order is no longer paid by shares, and paid shares are refunded. */
  state: 'open' | 'paid' | 'ended';
  created_at: string;
  updated_at: string;
};

/** A street address (lib/domain/order/appointments.ts), asked for after payment. '' for missing parts. */
export type OrderStopRow = {
  order_id: string;
  stop: string;
  /** The postcode at the time. If the order's postcode differs, the address counts as missing. */
  postcode: string;
  line1: string;
  line2: string;
  town: string;
  note: string;
  contact_name: string;
  contact_phone: string;
  /** 1 while there is a note or a contact, which are deleted soon after the day. */
  has_notes: number;
  /** 1 when the customer wants no photos indoors. The same in all rows saved together. */
  no_photos: number;
  /** How many times the order's addresses have been saved. The same in all rows saved together. */
  version: number;
  updated_at: string;
};

export type PartRefundRow = {
  /** The key of the form. An automatic refund has its own. */
  id: string;
  order_id: string;
  request_hash: string;
  reason: PartRefundReason;
  amount_pence: Pence;
  /** The part that the office pays in another way, because no payment is left to refund. */
  by_hand_pence: Pence;
  created_at: string;
  /** The late visit of an automatic refund, at most one per visit. */
  visit_id: string | null;
};

/** `claim_form`: a claim that is not sent yet. `check_out`: a room, whose owner is the order. */
export type PhotoOwnerKind = 'visit' | 'claim' | 'claim_form' | 'check_out';

export type PhotoRow = {
  id: string;
  owner_kind: PhotoOwnerKind;
  owner_id: string;
  /** The scene of a visit (lib/domain/visits/photos.ts), the sender of a claim's photo, or the room. */
  kind: string;
  /** SHA-256 of the stored photo and of its thumbnail, which are the file names. */
  sha256: string;
  thumbnail_sha256: string;
  /** SHA-256 of the bytes as sent, which recognises a repeated upload. */
  sent_sha256: string;
  size: number;
  /** By the device's clock, or the time of receipt when that clock is unreliable. */
  taken_at: string;
  clock_off: number;
  received_at: string;
  /** The operator who added the photo for a crew. '' when the photographer sent it. */
  recorded_by: string;
};

export type PromoCodeRow = {
  code: string;
  kind: 'percent' | 'fixed';
  /** Percent, or pence when kind is "fixed". */
  amount: number;
  valid_from: string;
  /** Inclusive. */
  valid_until: string;
  usage_limit: number | null;
  used: number;
};

export type KeptPriceRow = {
  draft_id: string;
  price_list: string;
  lines: StoredText<'kept_lines'>;
  kept_since: string;
  kept_until: string;
};

export type QuoteReferenceRow = { reference: string; draft_id: string };

/** A mailed link, valid once, by which the owner of a storage order requests a return. Its key is derived. */
export type ReturnLinkRow = {
  id: string;
  /** Null when the reference and the email address did not match. Nothing was mailed then. */
  store_order_id: string | null;
  draft_id: string | null;
  /** SHA-256 of the key. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** A review of a completed order. Text '' and stars 0 once its author has withdrawn it. */
export type ReviewRow = {
  order_id: string;
  state: ReviewState;
  stars: number;
  text: string;
  name: string;
  area: string;
  version: number;
  created_at: string;
  sent_at: string;
  decided_at: string | null;
  decided_by: string | null;
  refusal: Refusal | null;
  refusal_note: string;
  /** 1 for an example that no customer wrote (npm run seed:demo). */
  is_example: number;
};

/** A row that a scheduled job could not process, until it succeeds. */
export type RowFailureRow = {
  task: string;
  /** The order's id or the day. '' when the step failed as a whole. */
  row_id: string;
  /** The reference of the unreadable order, else the row's id. */
  reference: string;
  /** The error without any stored value. */
  code: string;
  since: string;
};

/** A word by whose beginning the desk finds a record. The index covers all columns. */
export type SearchWordRow = {
  word: string;
  /** A mailbox in lower case, or else a number with plus and country code. */
  person: string;
  /** When the record was created or last changed. */
  at: string;
  record_id: string;
};

/** A saved quote whose list several people fill. Deleted with the quote. */
export type SharedListRow = {
  draft_id: string;
  id: string;
  /** SHA-256 of the key of the list's link. The key itself is never stored. */
  token_hash: string;
  created_at: string;
  closed_at: string | null;
};

export type ListContributionRow = {
  id: string;
  draft_id: string;
  name: string;
  name_key: string;
  /** SHA-256 of the key of the part's own page. */
  key_hash: string;
  created_at: string;
};

export type ListContributionItemRow = { part_id: string; item_id: string; quantity: number };

export type SmsOptOutRow = {
  /** HMAC-SHA-256 under the installation's secret, which can be compared but not reversed. */
  number_hash: string;
  at: string;
};

/** The recurring payments of a rental, one row per storage order. Days are London dates. */
export type StorageContractRow = {
  order_id: string;
  space: StorageSpace;
  square_feet: number | null;
  term: StorageTerm;
  /** Pence per week, before and after the discount of the term. */
  list_pence: Pence;
  weekly_pence: Pence;
  /** The percentage off every payment. 0 for customers who are not students. */
  student_percent: number;
  started_on: string;
  /** The first day that is not paid for. */
  paid_until: string;
  /** Null: there are no more charges. */
  next_charge_on: string | null;
  /** The first day after the rental. Null while neither a return nor the end of the term is known. */
  ends_on: string | null;
  state: ContractState;
  /** The last announced charge: its day, the day of the notice, and the amount. */
  noticed_for: string | null;
  noticed_on: string | null;
  noticed_pence: Pence | null;
  /** An announced price per week, and the first day on which it applies. */
  new_weekly_pence: Pence | null;
  new_from: string | null;
  /** The agreed transfer to another unit: its day, the unit, the price per week and the number of items. */
  move_on: string | null;
  move_space: StorageSpace | null;
  move_square_feet: number | null;
  move_list_pence: Pence | null;
  move_weekly_pence: Pence | null;
  move_pieces: number | null;
  moved_on: string | null;
  /** The day on which the desk ends the contract, whatever is booked. */
  desk_end: string | null;
  note: string;
  created_at: string;
  updated_at: string;
};

/** The amount due for a period of a contract. */
export type ChargeRow = {
  id: string;
  order_id: string;
  /** The first day of the period, and the day after its last. */
  period_from: string;
  period_until: string;
  pence: Pence;
  state: ChargeState;
  refusals: number;
  first_refused_at: string | null;
  next_try_at: string | null;
  locked_until: string | null;
  attempt_id: string | null;
  payment_id: string | null;
  created_at: string;
  updated_at: string;
};

/** The processor's ids of a card that a customer allowed it to keep. No card data. */
export type PaymentMethodRow = {
  id: string;
  order_id: string;
  provider: string;
  /** The provider's session that collects the card, unless the first payment did. */
  setup_ref: string | null;
  customer_ref: string | null;
  method_ref: string | null;
  /** `replaced`: another card is in use since. `failed`: no automatic charges any more. */
  state: 'asked' | 'kept' | 'replaced' | 'failed';
  created_at: string;
  updated_at: string;
};

/** A person who may order returns from a rental. The row stays when the permission is withdrawn. */
export type RentalDelegateRow = {
  id: string;
  store_order_id: string;
  email: string;
  name: string;
  invited_at: string;
  revoked_at: string | null;
};

export type SubscriberRow = {
  id: string;
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  source: 'form' | 'order';
  /** SHA-256 of the token in the confirmation mail. */
  confirm_hash: string;
  confirm_expires_at: string;
  /** When the confirmation mail was last put into the outbox. */
  asked_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

export type EventRow = { id: string; type: string; value: string; at: string };
export type ConversionRow = { id: string; order_id: string; event: string; tier: string; value: number; at: string };

/** The storage unit that an order occupies, until everything has been returned or the order ends. */
export type UnitReservationRow = {
  order_id: string;
  space: StorageSpace;
  square_feet: number | null;
  from: string;
  /** The day of the full return: the unit is free from the next day. Null: none is booked. */
  until: string | null;
  /** When an unpaid reservation expires. Null: it is paid. */
  expires_at: string | null;
  released: number;
};

/** One row per unit size, which a transaction locks before it takes such a unit. */
export type UnitSizeRow = { space: StorageSpace };

/** The last reported counts and condition of an item on a visit. */
export type VisitItemRow = {
  visit_id: string;
  item: string;
  title: string;
  planned: number;
  loaded: number | null;
  loaded_at: string | null;
  unloaded: number | null;
  unloaded_at: string | null;
  /** The condition marks, separated by commas. '' when the crew looked and found none. */
  condition: string | null;
  condition_at: string | null;
};

/** One report about an item, from which the row in visit_items is derived. */
export type VisitCountRow = {
  /** Made on the reporting device, so that repeated uploads are stored once. */
  id: string;
  visit_id: string;
  item: string;
  what: ItemCount['what'];
  count: number;
  marks: string;
  at: string;
  received_at: string;
  clock_off: number;
  /** The operator who recorded the report. '' for a crew's own phone. */
  recorded_by: string;
};

export type SignoffRow = {
  /** Made on the phone, or with the form at the desk. */
  id: string;
  visit_id: string;
  outcome: KeptSignOff;
  /** The signature is an SVG path. '' without a signature, and once they have been deleted. */
  name: string;
  signature: string;
  at: string;
  received_at: string;
  clock_off: number;
  /** The operator who recorded it, and who reported it. '' for a crew's own phone. */
  recorded_by: string;
  told_by: string;
};

/** Former members keep the days that they worked. */
export type CrewMemberRow = {
  id: string;
  name: string;
  phone: string;
  email: string;
  left_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
};

export type CrewDayRow = {
  date: string;
  service: SlotService;
  number: number;
  lead_id: string | null;
  /** When this day was published. Null while it is a proposal. */
  published_at: string | null;
  /** Increased to invalidate the links on the crew's phones. */
  key_version: number;
  version: number;
};

/** One row per order and service. The state follows from the visit's events. */
export type VisitRow = {
  id: string;
  order_id: string;
  service: SlotService;
  kind: VisitKind;
  date: string;
  start: string;
  places: number;
  state: VisitState;
  /** Increases with every change of the visit and of its crews. */
  version: number;
  /** The arrival window that the customer was last told. Null before a crew is on the way. */
  eta_from: string | null;
  eta_until: string | null;
  done_at: string | null;
  created_at: string;
  updated_at: string;
};

/** `pinned` is 1 when an operator assigned this crew. */
export type VisitCrewRow = { visit_id: string; number: number; pinned: number };

/** `operator`: the desk on behalf of the crew. `order`: the order of the visit. */
export type VisitCause = 'crew' | 'operator' | 'order';

export type VisitEventRow = {
  /** Made on the reporting device, so that repeated uploads are stored once. */
  id: string;
  visit_id: string;
  type: VisitEventType;
  /** By the device's clock, or the time of receipt when that clock is unreliable. */
  at: string;
  received_at: string;
  clock_off: number;
  cause: VisitCause;
  minutes: number | null;
  note: string | null;
};

export type Database = {
  drafts: DraftRow;
  kept_prices: KeptPriceRow;
  quote_references: QuoteReferenceRow;
  shared_lists: SharedListRow;
  list_parts: ListContributionRow;
  list_part_items: ListContributionItemRow;
  orders: OrderRow;
  order_events: OrderEventRow;
  search_words: SearchWordRow;
  order_makers: OrderRateLimitRow;
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
  keys_late: KeyHandoverRow;
  claims: ClaimRow;
  claim_items: ClaimItemRow;
  storage_contracts: StorageContractRow;
  charges: ChargeRow;
  payment_methods: PaymentMethodRow;
  invoices: InvoiceRow;
  invoice_numbers: InvoiceNumberRow;
  outbox: OutboxRow;
  row_failures: RowFailureRow;
  leads: EnquiryRow;
  lead_keys: EnquiryKeyRow;
  held_forms: HeldFormRow;
  newsletter_subscribers: SubscriberRow;
  handled_leads: HandledEnquiryRow;
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
  store_helpers: RentalDelegateRow;
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

/** A database handle or a transaction. */
export type Db = Kysely<Database>;
/** For functions whose writes must commit or roll back together with others. */
export type Trx = Transaction<Database>;
