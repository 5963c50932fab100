import { mixed, object, string } from 'yup';
import { FLOW_IDS, type AnswersOf, type FlowId } from '@/lib/domain/services/flows';
import type { OrderStanding } from '@/lib/domain/order/standing';
import type { LocalDate, SlotTimes } from '@/lib/domain/vocabulary';
import { contactFields } from '@/lib/validation/contact';
import { APP_PREFIX, endpoint, type RequestOf } from './endpoint';
import type { ErrorCode } from './errors';
import { ORDER_REQUESTS } from './flows/all';
import { draftId } from './flows/parts';
import { oneOfBy } from './one-of';

/** A draft of one flow, or (without `F`) of any: its `flow` tells which answers it has. */
export type DraftDto<F extends FlowId = FlowId> = { [Id in F]: DraftOf<Id> }[F];

type DraftOf<F extends FlowId> = {
  readonly draftId: string;
  readonly flow: F;
  /** The furthest step the visitor saved. */
  readonly step: string;
  readonly answers: AnswersOf[F];
  readonly savedAt: string;
  /** DRAFT_LIFE_DAYS after the last save; then the draft is deleted. */
  readonly expiresAt: string;
  /** Until when what was quoted for it costs what it did; null before it has a price, and when that time is over. */
  readonly pricesUntil: string | null;
  /** "Q-7K4M2": what it is called on the telephone, from its first price on. It opens nothing by itself. */
  readonly reference: string | null;
  /** The order that was made of this draft last; null when there is none, and when it has lapsed unpaid. */
  readonly order: DraftOrderDto | null;
  /** With a return: the reference of its storage order, while it is known that whoever has the draft owns it. */
  readonly store: string | null;
};

/** An order as its quote knows it. While it is held, and after it is cancelled, the quote can be corrected and ordered anew. */
export type DraftOrderDto = {
  readonly standing: Exclude<OrderStanding, 'lapsed'>;
  readonly reference: string;
  /** Absolute address of the order page. */
  readonly orderUrl: string;
  /** UTC instant until which its places are held for the payment; null once it is paid. */
  readonly heldUntil: string | null;
  /** Whether several people pay it, each their share by a link of their own. */
  readonly isShared: boolean;
  /** Path at which all of it is paid; null where that cannot be done. */
  readonly payUrl: string | null;
  readonly appointment: { readonly date: LocalDate; readonly slot: SlotTimes } | null;
  /** Pounds. */
  readonly total: number;
};

/** Saves a step of a flow. Without `draftId` a new draft is made under an unguessable id. */
export const easyCheckout = endpoint<DraftDto>()({
  name: 'easyCheckout',
  method: 'POST',
  path: `${APP_PREFIX}/easy_checkout`,
  access: 'open',
  request: object({
    draftId: draftId.nullable().defined().default(null),
    flow: string().oneOf(FLOW_IDS).required(),
    step: string().required().max(40),
    /** Checked with DRAFT_SCHEMAS[flow] by the service; not an `object()`, which would strip what it does not list. */
    answers: mixed<object>((value): value is object => typeof value === 'object').required(),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  // A list of 150 kinds of things fits; a question answered every two seconds, too.
  maxBytes: 16 * 1024,
  perMinute: 30,
});

export const readDraft = endpoint<DraftDto>()({
  name: 'readDraft',
  method: 'GET',
  path: `${APP_PREFIX}/easy_checkout`,
  access: 'open',
  request: object({ draftId: draftId.required() }),
  errors: ['validation_failed', 'not_found'],
});

export const deleteDraft = endpoint<{ readonly deleted: true }>()({
  name: 'deleteDraft',
  method: 'DELETE',
  path: `${APP_PREFIX}/easy_checkout`,
  access: 'open',
  request: object({ draftId: draftId.required() }),
  errors: ['validation_failed', 'not_found'],
});

/** The visitor has given contact details but not ordered yet: a lead, told to the operator only if no order follows. */
export const checkoutLead = endpoint<{ readonly leadId: string }>()({
  name: 'checkoutLead',
  method: 'POST',
  path: `${APP_PREFIX}/checkout_lead`,
  access: 'open',
  request: object({
    draftId: draftId.required(),
    firstName: contactFields.firstName,
    lastName: contactFields.lastName,
    email: contactFields.email,
    phone: contactFields.phone,
    phonePrefix: contactFields.phonePrefix,
  }),
  errors: ['validation_failed', 'not_found'],
});

export type CreatedOrderDto = {
  readonly orderId: string;
  readonly reference: string;
  /** The guest's key to the order page; shown once here and in the mail. */
  readonly token: string;
  readonly state: 'awaiting_payment' | 'confirmed';
  readonly totalWithDiscount: number;
  /** UTC instant after which the slot is free again unless it is paid. */
  readonly holdExpiresAt: string;
  /** Absolute address of the order page. */
  readonly orderUrl: string;
};

/**
 * `owner_unproven`: a return by somebody who has not shown to own the store; nothing is saved.
 * `right_revoked`: a return in the owner's stead by somebody who may not order one any more; nothing is saved.
 * `too_many_unpaid`: of one mailbox, telephone or network address, in a short time; Retry-After says when it is over.
 */
export const ORDER_ERRORS = [
  'validation_failed',
  'unknown_district',
  'volume_too_large',
  'by_request',
  'promo_invalid',
  'promo_expired',
  'slot_taken',
  'slot_unavailable',
  'unit_taken',
  'price_changed',
  'not_found',
  'owner_unproven',
  'right_revoked',
  'too_many_unpaid',
] as const satisfies readonly ErrorCode[];

/** Prices again, reserves the slot and creates the order in one transaction; one order per idempotency key. */
export const createOrder = endpoint<CreatedOrderDto>()({
  name: 'createOrder',
  method: 'POST',
  path: `${APP_PREFIX}/create_order_from_personalized_calculation`,
  access: 'open',
  request: oneOfBy('flow', ORDER_REQUESTS),
  errors: ORDER_ERRORS,
});
export type CreateOrderRequest = RequestOf<typeof createOrder>;

export const orderPaymentLink = endpoint<{ readonly url: string }>()({
  name: 'orderPaymentLink',
  method: 'GET',
  path: `${APP_PREFIX}/order/:id/payment_link`,
  access: 'guest',
  request: object({ id: string().required().max(64), token: string().required().max(64) }),
  errors: ['validation_failed', 'not_found', 'order_not_payable', 'unavailable'],
});
