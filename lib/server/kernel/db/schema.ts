import type { ChangeState, OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { KeysPlan } from '@/lib/domain/extras/keys-late';
import type { ExtraKind } from '@/lib/domain/extras/kinds';
import type { ExtraState } from '@/lib/domain/extras/state';
import type { LinkWay } from '@/lib/domain/messages/lead-link';
import type { ClaimKind, ClaimState } from '@/lib/domain/order/claim';
import type { CallOutcome, EntryKind } from '@/lib/domain/order/desk-entries';
import type { Cause, Happening, RefundReason } from '@/lib/domain/order/history';
import type { InvoiceKind } from '@/lib/domain/order/invoice';
import type { MoneyBack } from '@/lib/domain/order/money-back';
import type { PartRefundReason } from '@/lib/domain/order/part-refund';
import type { OrderState } from '@/lib/domain/order/state';
import type { Refusal, ReviewState } from '@/lib/domain/reviews/written';
import type { FlowId } from '@/lib/domain/services/flows';
import type { SlotService } from '@/lib/domain/slots/needs';
import type { ChargeState, ContractState } from '@/lib/domain/storage/contract';
import type { ItemCount } from '@/lib/domain/visits/items';
import type { KeptSignOff } from '@/lib/domain/visits/sign-off';
import type { VisitEventType, VisitKind, VisitState } from '@/lib/domain/visits/states';
import type { StorageSpace, StorageTerm } from '@/lib/domain/vocabulary';
import type { StoredText } from '@/lib/server/kernel/documents/document';

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

/** Somebody who has signed in by a link to this address, written in small letters. */
export type UserRow = { id: string; email: string; created_at: string; signed_in_at: string };

/** A mailed link: used once, soon over. The key in it is derived from the id and the installation's secret. */
export type SignInLinkRow = {
  id: string;
  email: string;
  /** SHA-256 of the key. */
  token_hash: string;
  /** Where its reader wanted to go: a path of ours. */
  next: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type SessionRow = {
  id: string;
  user_id: string;
  /** SHA-256 of the key in the cookie, and of the one before it, which holds for a moment after a rotation. */
  token_hash: string;
  previous_token_hash: string | null;
  created_at: string;
  rotated_at: string;
  seen_at: string;
  expires_at: string;
};

/** What a customer says went wrong, and what we have made of it. */
export type ClaimRow = {
  /** The key of its form, so that one that is sent twice is one claim; what belongs to a claim is kept under it. */
  id: string;
  order_id: string;
  /** Among the claims of its order, from 1. */
  number: number;
  request_hash: string;
  state: ClaimState;
  /** What happened, in the customer's words. */
  text: string;
  created_at: string;
  /** The last days, London's, on which we keep our word. */
  answer_by: string;
  decision_by: string;
  /** Of these two the day that counts now, then that by which our office pays its part; null when nothing is left to do. */
  due: string | null;
  answered_at: string | null;
  /** What the customer was written; '' before. */
  answer: string;
  decided_at: string | null;
  /** Why it was decided so, as the customer was told; '' where nothing was said, and before. */
  decision: string;
  /** The operator's address. */
  decided_by: string | null;
  /** Of what was accepted: what went back through the payment provider, and what our office pays in another way. */
  refund_pence: number;
  by_hand_pence: number;
  /** When our office has paid it. */
  by_hand_paid_at: string | null;
  /** Grows with everything that the desk does with it. */
  version: number;
};

/** A thing in a claim, in the order in which they were named. */
export type ClaimItemRow = {
  claim_id: string;
  position: number;
  title: string;
  kind: ClaimKind;
  /** What its owner says that it is worth; null for nothing said. */
  worth_pence: number | null;
};

/** The link of a crew's day on its way to who leads it. What the link is stands nowhere: it is made anew as it is sent. */
export type CrewLinkSendRow = {
  id: string;
  date: string;
  service: SlotService;
  number: number;
  /** That of the link: of another one it is not sent any more. */
  key_version: number;
  member_id: string;
  way: LinkWay;
  asked_at: string;
};

/** A phone that has opened a crew's link of a day. */
export type CrewSessionRow = {
  id: string;
  /** Of the key that its cookie carries. */
  token_hash: string;
  date: string;
  service: SlotService;
  number: number;
  /** That of the link: with another one on the crew's day the phone opens nothing any more. */
  key_version: number;
  /** "iPhone": what the desk knows it by. */
  label: string;
  made_at: string;
  seen_at: string;
  expires_at: string;
  revoked_at: string | null;
};

/** One change made at the desk: who, when, what; without personal data beyond the operator's own address. */
export type DeskAuditRow = {
  id: string;
  at: string;
  operator: string;
  action: string;
  /** What it is about: "SM-7K4Q-2XPD", "2026-12-15", "WELCOME10", the id of a lead or message. */
  subject: string;
  before_json: StoredText<'audit_facts'>;
  after_json: StoredText<'audit_facts'>;
};

/** A note or a call about an order. Written once; only its call-back is closed later. */
export type DeskEntryRow = {
  id: string;
  order_id: string;
  at: string;
  /** The operator's address. */
  operator: string;
  kind: EntryKind;
  /** How a call ended; null for a note. */
  outcome: CallOutcome | null;
  /** What was said, in the operator's words; '' where the outcome says it all. */
  text: string;
  /** When the customer expects to be called; null for no call-back. */
  call_back_at: string | null;
  /** When somebody closed the call-back, and who. */
  done_at: string | null;
  done_by: string | null;
};

/** What was asked on the day beyond an order. Words and amount stay as they were asked, whatever prices become. */
export type ExtraRow = {
  /** The key of the form that it was asked with, or made on the crew's phone. */
  id: string;
  order_id: string;
  kind: ExtraKind;
  /** The stop that it is about (order/stops.ts), or the side of a further one; '' for the whole order. */
  place: string;
  /** Of a further stop: where it is. Null for all else, and where nobody has said. */
  postcode: string | null;
  /** How it really is: "Delivery: second floor, no lift". */
  what: string;
  /** How the amount comes about. */
  worked_out: string;
  /** Why, as whoever asked tells the customer; '' for nothing. */
  reason: string;
  pence: number;
  state: ExtraState;
  /** The operator who asked, or the crew: "Moving crew 1". */
  asked_by: string;
  asked_at: string;
  /** Until when a yes counts. */
  answer_by: string;
  answered_at: string | null;
  /** The operator who was told the answer on the telephone; null: the customer gave it on the page, or nobody has. */
  heard_by: string | null;
  paid_at: string | null;
  updated_at: string;
};

/** Where mails of an order went until its contact was changed at the desk: a mail there says so. */
export type FormerContactRow = {
  id: string;
  order_id: string;
  at: string;
  email: string;
  /** What was changed, as FormerContact of lib/domain/order/contact-parts.ts names it, with commas between. */
  changed: string;
};

/** An invoice or a credit note as it was issued. Never changed, and kept by its own time: its order may go before it. */
export type InvoiceRow = {
  /** "INV-2026-000123", without gaps within a kind and year. */
  number: string;
  kind: InvoiceKind;
  order_id: string;
  /**
   * What it was issued for, once each: the id of a payment or refund; of an order whose money came in another way; of the
   * change by which some of such money is given back by hand.
   */
  issued_for: 'payment' | 'refund' | 'order' | 'change';
  issued_for_id: string;
  /** The invoice that a credit note corrects; null for an invoice. */
  corrects: string | null;
  issued_at: string;
  /** London's date of the payment or refund. */
  tax_point: string;
  gross_pence: number;
  vat_pence: number;
  /** InvoiceDocument as JSON: who, to whom, for what. */
  document_json: StoredText<'invoice'>;
};

/** The last number that was given in a series ("INV-2026"): raised in the transaction that issues the document. */
export type InvoiceNumberRow = { series: string; last_number: number };

/** What a customer without keys has chosen. */
export type KeysLateRow = {
  /** The key of the form: what is sent twice is chosen once. */
  id: string;
  order_id: string;
  /** The change of the order that it made. */
  change_id: string;
  plan: KeysPlan;
  /** London's: the slot that was chosen. */
  date: string;
  start: string;
  pence: number;
  /** What was agreed to for it; null where it is free. */
  extra_id: string | null;
  /** From when on a wait is counted. */
  waits_from: string;
  chosen_at: string;
  undone_at: string | null;
};

/** What people have sent by forms. */
export type LeadRow = {
  id: string;
  type: string;
  body_json: StoredText<'form'>;
  dedupe_key: string;
  draft_id: string | null;
  created_at: string;
  /** Lower case, and with plus and country code: what it is found by. */
  email: string | null;
  phone: string | null;
};
/** What has been sent once: until it expires the same is the same lead. The key is a hash. */
export type LeadKeyRow = { key: string; lead_id: string; expires_at: string };
/** A form that a machine seems to have sent: no lead, but not thrown away unseen. */
export type HeldFormRow = Pick<LeadRow, 'id' | 'type' | 'body_json' | 'created_at'> & { reason: string };
/** That somebody at the desk has seen to a lead. */
export type HandledLeadRow = { lead_id: string; at: string; operator: string; note: string };

/** Who made an order, for a day: hashes under the installation's secret, so that unpaid ones can be counted together. */
export type OrderMakerRow = {
  order_id: string;
  /** Of the network address, of IPv6 its first 64 bits; '' where it was not made by a visitor. */
  address_key: string;
  /** Of the mailbox, without tags and dots. */
  mailbox_key: string;
  phone_key: string;
  /** 1: by somebody who was signed in with this mailbox. */
  is_signed_in: number;
  created_at: string;
};

/** What one of several people pays of an order, by a link of their own (decision 103). */
export type OrderShareRow = {
  id: string;
  order_id: string;
  /** As they called themselves in the list; '' for who ordered. */
  name: string;
  pence: number;
  /** SHA-256 of the key of its link. */
  key_hash: string;
  /** Where its receipt goes; '' while nobody has said. */
  email: string;
  /** `ended`: nothing is paid by shares any more; what was paid of it goes back. */
  state: 'open' | 'paid' | 'ended';
  created_at: string;
  updated_at: string;
};

/** Where exactly a stop of an order is, asked after payment (lib/domain/order/stops.ts). '' is what nobody has given. */
export type OrderStopRow = {
  order_id: string;
  stop: string;
  /** The stop's postcode when it was given: for another one it counts as not given. */
  postcode: string;
  line1: string;
  line2: string;
  town: string;
  note: string;
  contact_name: string;
  /** With plus and country code. */
  contact_phone: string;
  /** 1 while there is a note or a contact: what is deleted soon after the day. */
  has_notes: number;
  /** 1 where the customer wants no photos indoors; the same in all rows of one saving. */
  no_photos: number;
  /** How often the addresses of this order had been given with this time; the same in all rows of one saving. */
  version: number;
  updated_at: string;
};

/** A part of what was paid that went back, by our office or by itself. */
export type PartRefundRow = {
  /** The key of the form; of what went back by itself, one of its own. */
  id: string;
  order_id: string;
  request_hash: string;
  reason: PartRefundReason;
  amount_pence: number;
  /** Of it, what no payment was there for: a person pays it back in another way. */
  by_hand_pence: number;
  created_at: string;
  /** The visit that came late, where it went back by itself: once for each. */
  visit_id: string | null;
};

/**
 * What a photo is of: a visit, a claim of a customer, or the form of a claim that was not sent yet, or a room of a home that
 * is handed back (`owner_id`: the order).
 */
export type PhotoOwnerKind = 'visit' | 'claim' | 'claim_form' | 'check_out';

export type PhotoRow = {
  id: string;
  owner_kind: PhotoOwnerKind;
  owner_id: string;
  /** What it shows of a visit (lib/domain/visits/photos.ts), who sent it with a claim (lib/domain/order/claim-photos.ts), the room. */
  kind: string;
  /** Of what is kept, and of its thumbnail: the names of their files. */
  sha256: string;
  thumbnail_sha256: string;
  /** Of the bytes as they were sent: sent again it is the same photo. */
  sent_sha256: string;
  /** Of the two files, in bytes. */
  size: number;
  /** By the device's clock; when it came to us where that clock cannot be believed. */
  taken_at: string;
  clock_off: number;
  received_at: string;
  /** The operator who added it for a crew; '' for whoever took it. */
  recorded_by: string;
};

export type PromoCodeRow = {
  /** Upper case. */
  code: string;
  kind: 'percent' | 'fixed';
  /** Percent, or pence when kind is "fixed". */
  amount: number;
  valid_from: string;
  /** Local date in London, inclusive. */
  valid_until: string;
  usage_limit: number | null;
  used: number;
};

/** What was quoted for a draft, and until when that is what it costs. */
export type KeptPriceRow = {
  draft_id: string;
  /** The price list that was in force when it was first quoted. */
  price_list: string;
  lines: StoredText<'kept_lines'>;
  kept_since: string;
  kept_until: string;
};

/** What a quote is called on the telephone; it goes with its draft. */
export type QuoteReferenceRow = { reference: string; draft_id: string };

/** A mailed link by which the owner of a storage order asks for a return: used once, soon over. Its key is derived. */
export type ReturnLinkRow = {
  id: string;
  /** The storage order; null when reference and address did not belong together: then nothing was mailed. */
  store_order_id: string | null;
  /** What was typed before, to go on from. */
  draft_id: string | null;
  /** SHA-256 of the key. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** What the customer of a done order wrote of it, one row an order. '' and 0 once its author has taken it back. */
export type ReviewRow = {
  order_id: string;
  state: ReviewState;
  stars: number;
  text: string;
  /** What is shown as its author, as they chose. */
  name: string;
  area: string;
  version: number;
  created_at: string;
  /** When it was last written. */
  sent_at: string;
  decided_at: string | null;
  decided_by: string | null;
  refusal: Refusal | null;
  /** What the desk wrote to its author about a refusal. */
  refusal_note: string;
  /** 1: written to be looked at, by no customer (npm run seed:demo). */
  is_example: number;
};

/** A row that a scheduled job could not process, until it succeeds. */
export type RowFailureRow = {
  /** "job.step". */
  task: string;
  /** The id of the order, or the day, that the step works on; '' when the step failed as a whole. */
  row_id: string;
  /** The reference of the unreadable order, else the row's id. */
  reference: string;
  /** The error without any stored value. */
  code: string;
  /** The time of the first failure. */
  since: string;
};

/**
 * A word (searchWords) that an order, an enquiry or a saved quote is found by at the desk, from its beginning on. The
 * index has all of it: a search reads nothing else.
 */
export type SearchWordRow = {
  word: string;
  /** Whose it is: a mailbox in small letters, else a number with plus and country code. */
  person: string;
  /** When it was made, or changed last. */
  at: string;
  /** The id of the order, the enquiry or the draft. */
  record_id: string;
};

/** A saved quote whose list several people fill. It goes with the quote. */
export type SharedListRow = {
  draft_id: string;
  /** What the key of its link is derived from. */
  id: string;
  /** SHA-256 of that key; the key itself is never stored. */
  token_hash: string;
  created_at: string;
  /** Null while it can be filled. */
  closed_at: string | null;
};

/** What one of them has, by the name that they gave. */
export type ListPartRow = {
  id: string;
  draft_id: string;
  name: string;
  /** The name in small letters: there are no two of it in a list. */
  name_key: string;
  /** SHA-256 of the key of the part's own page. */
  key_hash: string;
  created_at: string;
};

/** How many of a thing of the catalogue are in a part. */
export type ListPartItemRow = { part_id: string; item_id: string; quantity: number };

/** A mobile to which no texts go any more, since when. */
export type SmsOptOutRow = {
  /** HMAC-SHA-256 of the number under the installation's secret: it can be asked for, not read. */
  number_hash: string;
  at: string;
};

/** What goes on being paid for a store; one a storage order that was booked. Days are London's, "2026-12-15". */
export type StorageContractRow = {
  order_id: string;
  space: StorageSpace;
  /** Of a custom unit; null for the others. */
  square_feet: number | null;
  term: StorageTerm;
  /** Pence a week as they were agreed: before and after the discount of the term. */
  list_pence: number;
  weekly_pence: number;
  /** Off every payment; 0 for who is no student. */
  student_percent: number;
  started_on: string;
  /** The first day that is not paid for: that of the order's first payment, and then of the last charge that was raised. */
  paid_until: string;
  /** The day of the next charge; null: none comes any more. */
  next_charge_on: string | null;
  /** The first day that is not rented any more: that of the return, or of the minimum term; null while neither is known. */
  ends_on: string | null;
  state: ContractState;
  /** The charge that was announced last, by its day, when, and with how much. */
  noticed_for: string | null;
  noticed_on: string | null;
  noticed_pence: number | null;
  /** Another price a week that was announced, and the first day that it holds for. */
  new_weekly_pence: number | null;
  new_from: string | null;
  /** Another unit that was agreed, its price a week, and the day of the change; null: none. */
  move_on: string | null;
  move_space: StorageSpace | null;
  move_square_feet: number | null;
  move_list_pence: number | null;
  move_weekly_pence: number | null;
  /** How many pieces were to change over. */
  move_pieces: number | null;
  /** The day of the last change that was made. */
  moved_on: string | null;
  /** The day on which the desk says that it ends, whatever is booked; null: it has said nothing. */
  desk_end: string | null;
  /** Of the desk. */
  note: string;
  created_at: string;
  updated_at: string;
};

/** What is owed for a period of a contract, once. */
export type ChargeRow = {
  id: string;
  order_id: string;
  /** From this day on, up to and without the other one. */
  period_from: string;
  period_until: string;
  pence: number;
  state: ChargeState;
  /** How often the card was refused. */
  refusals: number;
  first_refused_at: string | null;
  /** When the card is asked (again) by itself; null: it is not. */
  next_try_at: string | null;
  /** Some instance has it in hand until then. */
  locked_until: string | null;
  /** The payment that was begun and whose answer is not known yet. */
  attempt_id: string | null;
  /** The payment that settled it. */
  payment_id: string | null;
  created_at: string;
  updated_at: string;
};

/** How the payment processor names a card that a customer let it keep; no card data. */
export type PaymentMethodRow = {
  id: string;
  order_id: string;
  provider: string;
  /** The session in which it is given, when it is not given with the first payment. */
  setup_ref: string | null;
  customer_ref: string | null;
  method_ref: string | null;
  /** `asked`: its page is open. `replaced`: another one is used since. `failed`: it is not charged automatically any more. */
  state: 'asked' | 'kept' | 'replaced' | 'failed';
  created_at: string;
  updated_at: string;
};

/** Somebody beside the owner who may order returns from a store. It is kept when the right is taken away. */
export type StoreHelperRow = {
  id: string;
  /** The storage order. */
  store_order_id: string;
  /** In small letters, as users have it. */
  email: string;
  /** As the owner calls them. */
  name: string;
  invited_at: string;
  /** Null while the right lasts. */
  revoked_at: string | null;
};

/** Somebody who asked for the newsletter. */
export type SubscriberRow = {
  id: string;
  /** Lower case. */
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** Where it was asked for. */
  source: 'form' | 'order';
  /** SHA-256 of the token in the mail that asks to confirm. */
  confirm_hash: string;
  confirm_expires_at: string;
  /** When that mail was last put into the outbox. */
  asked_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
};

export type EventRow = { id: string; type: string; value: string; at: string };
export type ConversionRow = { id: string; order_id: string; event: string; tier: string; value: number; at: string };

/** The storage unit of an order: from its hold until everything has gone back, or until the order ends. */
export type UnitReservationRow = {
  order_id: string;
  space: StorageSpace;
  /** Of a custom unit; null for the others. */
  square_feet: number | null;
  /** The day of the collection, London's. */
  from: string;
  /** The day on which everything goes back; it is free from the next one on. Null: open. */
  until: string | null;
  /** UTC instant at which it lapses unpaid; null: paid for. */
  expires_at: string | null;
  released: number;
};

/** One row a size, for whoever takes one of it to lock. */
export type UnitSizeRow = { space: StorageSpace };

/** An item of a visit as it was counted; each number and the marks with the time of who said so last, null for nobody. */
export type VisitItemRow = {
  visit_id: string;
  /** As the order's list names it. */
  item: string;
  title: string;
  /** On the list when it was last counted. */
  planned: number;
  loaded: number | null;
  loaded_at: string | null;
  unloaded: number | null;
  unloaded_at: string | null;
  /** Marks, separated by commas; '' where somebody has looked and there are none. */
  condition: string | null;
  condition_at: string | null;
};

/** One thing that was said of an item: what the row above follows from. */
export type VisitCountRow = {
  /** Made where it was said, so that it is stored once however often it is sent. */
  id: string;
  visit_id: string;
  item: string;
  what: ItemCount['what'];
  count: number;
  /** Separated by commas. */
  marks: string;
  at: string;
  received_at: string;
  clock_off: number;
  /** The operator who wrote it down for a crew that telephoned; '' for a crew's phone. */
  recorded_by: string;
};

export type SignoffRow = {
  /** Made on the phone, or with the form at the desk. */
  id: string;
  visit_id: string;
  outcome: KeptSignOff;
  /** Who signed and the path of the signature; '' without one, and once their time is over. */
  name: string;
  signature: string;
  at: string;
  received_at: string;
  clock_off: number;
  /** The operator who wrote it down and who told them so; both '' for a crew's phone. */
  recorded_by: string;
  told_by: string;
};

/** Somebody who comes. Whoever has left keeps the days that were theirs. */
export type CrewMemberRow = {
  id: string;
  /** The first name: what customers are told. */
  name: string;
  /** With plus and country code; '' for none. */
  phone: string;
  email: string;
  left_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
};

/** One crew on one day. */
export type CrewDayRow = {
  date: string;
  service: SlotService;
  /** From 1. */
  number: number;
  lead_id: string | null;
  /** When the plan of the day was published with it; null while it is a proposal. */
  published_at: string | null;
  /** Raised to make the links that its phones have useless. */
  key_version: number;
  version: number;
};

/** Who comes for an order once: one row an order and people. What has become of it follows from its events. */
export type VisitRow = {
  id: string;
  order_id: string;
  service: SlotService;
  kind: VisitKind;
  /** London's. */
  date: string;
  /** Of the two-hour slot: "10:00". */
  start: string;
  /** Crews that it takes. */
  places: number;
  state: VisitState;
  /** Grows with every change of the visit and of its crews. */
  version: number;
  /** What the customer was last told of the arrival, UTC; null before anybody is on the way. */
  eta_from: string | null;
  eta_until: string | null;
  done_at: string | null;
  created_at: string;
  updated_at: string;
};

/** A crew of the visit's people that has it, on the visit's day. `pinned` 1: somebody has given it to this crew. */
export type VisitCrewRow = { visit_id: string; number: number; pinned: number };

/** Who said it: the crew, the desk for it, or the order that the visit belongs to. */
export type VisitCause = 'crew' | 'operator' | 'order';

export type VisitEventRow = {
  /** Made where it happened, so that it is stored once however often it is sent. */
  id: string;
  visit_id: string;
  type: VisitEventType;
  /** When it happened; when we heard of it where the device's clock cannot be believed. */
  at: string;
  received_at: string;
  /** 1 where the device's clock was too far off. */
  clock_off: number;
  cause: VisitCause;
  /** Of `on_the_way`: minutes of the drive. */
  minutes: number | null;
  /** Of `stay`: what the desk says to the crew. */
  note: string | null;
};

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
