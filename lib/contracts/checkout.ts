import { mixed, object, string } from 'yup';
import { FLOW_IDS, type AnswersOf, type FlowId } from '@/lib/domain/services/flows';
import type { OrderStanding } from '@/lib/domain/order/standing';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import { contactFields } from '@/lib/validation/contact';
import { APP_PREFIX, endpoint, type RequestOf } from './endpoint';
import type { ErrorCode } from './errors';
import { ORDER_REQUESTS } from './flows/all';
import { draftId } from './flows/parts';
import { oneOfBy } from './one-of';

/** A draft of one flow, or of any flow. */
export type DraftDto<F extends FlowId = FlowId> = { [Id in F]: DraftOf<Id> }[F];

type DraftOf<F extends FlowId> = {
  readonly draftId: string;
  readonly flow: F;
  readonly step: string;
  readonly answers: AnswersOf[F];
  readonly savedAt: string;
  /** DRAFT_LIFE_DAYS after the last save. */
  readonly expiresAt: string;
  /** The end of the quoted price's guarantee. */
  readonly pricesUntil: string | null;
  /** The reference for telephone calls, such as "Q-7K4M2". It gives no access. */
  readonly reference: string | null;
  readonly order: DraftOrderDto | null;
  /** The storage order of a return, while the holder of the draft is known to own it. */
  readonly store: string | null;
};

/** The order of a quote, in pounds. While it is held or once it is cancelled, the quote can be ordered again. */
export type DraftOrderDto = {
  readonly standing: Exclude<OrderStanding, 'lapsed'>;
  readonly reference: string;
  readonly orderUrl: string;
  /** UTC instant until which the slot is held for the payment. */
  readonly heldUntil: string | null;
  readonly isShared: boolean;
  /** Null where the whole price cannot be paid at once. */
  readonly payUrl: string | null;
  readonly appointment: { readonly date: LocalDate; readonly slot: SlotTimes } | null;
  readonly total: number;
};

/** Saves a step of a flow. Without `draftId`, creates a draft under an unguessable id. */
export const easyCheckout = endpoint<DraftDto>()({
  name: 'easyCheckout',
  path: `${APP_PREFIX}/easy_checkout`,
  access: 'open',
  request: object({
    draftId: draftId.nullable().defined().default(null),
    flow: string().oneOf(FLOW_IDS).required(),
    step: string().required().max(40),
    /** The service checks the answers, because an `object()` would strip fields that it does not list. */
    answers: mixed<object>((value): value is object => typeof value === 'object').required(),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  // A list of 150 kinds of items fits.
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

/** Records a visitor who gave contact details. The operator is notified only if no order follows. */
export const checkoutLead = endpoint<{ readonly leadId: string }>()({
  name: 'checkoutLead',
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
  /** The key to the order page, given only here and in the mail. */
  readonly token: string;
  readonly state: 'awaiting_payment' | 'confirmed';
  readonly totalWithDiscount: number;
  /** UTC instant at which the slot becomes free unless the order is paid. */
  readonly holdExpiresAt: string;
  readonly orderUrl: string;
};

/** `owner_unproven` and `right_revoked` save nothing. `too_many_unpaid` has a Retry-After. */
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

/** Prices the answers again, reserves the slot and creates the order, once per idempotency key. */
export const createOrder = endpoint<CreatedOrderDto>()({
  name: 'createOrder',
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
