import { mixed, number, object, string } from 'yup';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { contactFields } from '@/lib/validation/contact';
import { movingDraftSchema, movingSchema } from '@/lib/validation/moving';
import { APP_PREFIX, endpoint } from './endpoint';

/** Flows that can be saved as drafts, with the schema of their half-finished answers. A new flow is a new entry. */
export const DRAFT_SCHEMAS = { moving: movingDraftSchema } as const;
export type FlowId = keyof typeof DRAFT_SCHEMAS;
export const FLOW_IDS = Object.keys(DRAFT_SCHEMAS) as FlowId[];

export type DraftDto = {
  readonly draftId: string;
  readonly flow: FlowId;
  /** The furthest step the visitor saved. */
  readonly step: string;
  readonly answers: MovingAnswers;
  readonly savedAt: string;
  /** DRAFT_LIFE_DAYS after the last save; then the draft is deleted. */
  readonly expiresAt: string;
  /** The order made from this draft, if there is one: a draft is ordered once. */
  readonly orderUrl: string | null;
};

const draftId = string().matches(/^[A-Za-z0-9_-]{22,40}$/);

/** Saves a step of a flow. Without `draftId` a new draft is made under an unguessable id. */
export const easyCheckout = endpoint<DraftDto>()({
  name: 'easyCheckout',
  method: 'POST',
  path: `${APP_PREFIX}/easy_checkout`,
  request: object({
    draftId: draftId.nullable().defined().default(null),
    flow: string().oneOf(FLOW_IDS).required(),
    step: string().required().max(40),
    /** Checked with DRAFT_SCHEMAS[flow] by the service; not an `object()`, which would strip what it does not list. */
    answers: mixed<object>((value): value is object => typeof value === 'object').required(),
  }),
  errors: ['validation_failed', 'not_found'],
});

export const readDraft = endpoint<DraftDto>()({
  name: 'readDraft',
  method: 'GET',
  path: `${APP_PREFIX}/easy_checkout`,
  request: object({ draftId: draftId.required() }),
  errors: ['validation_failed', 'not_found'],
});

export const deleteDraft = endpoint<{ readonly deleted: true }>()({
  name: 'deleteDraft',
  method: 'DELETE',
  path: `${APP_PREFIX}/easy_checkout`,
  request: object({ draftId: draftId.required() }),
  errors: ['validation_failed', 'not_found'],
});

/** The visitor has given contact details but not ordered yet: a lead, told to the operator only if no order follows. */
export const checkoutLead = endpoint<{ readonly leadId: string }>()({
  name: 'checkoutLead',
  method: 'POST',
  path: `${APP_PREFIX}/checkout_lead`,
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

/** Prices again, reserves the slot and creates the order in one transaction; one order per idempotency key. */
export const createOrder = endpoint<CreatedOrderDto>()({
  name: 'createOrder',
  method: 'POST',
  path: `${APP_PREFIX}/create_order_from_personalized_calculation`,
  request: object({
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    draftId: draftId.nullable().defined().default(null),
    flow: string().oneOf(FLOW_IDS).required(),
    answers: movingSchema,
    /** Pounds: the total the visitor saw. Anything else is refused with price_changed. */
    expectedTotal: number().required().min(0).max(100_000),
  }),
  errors: [
    'validation_failed',
    'unknown_district',
    'volume_too_large',
    'promo_invalid',
    'promo_expired',
    'slot_taken',
    'slot_unavailable',
    'price_changed',
    'not_found',
  ],
});

export const orderPaymentLink = endpoint<{ readonly url: string }>()({
  name: 'orderPaymentLink',
  method: 'GET',
  path: `${APP_PREFIX}/order/:id/payment_link`,
  request: object({ id: string().required().max(64), token: string().required().max(64) }),
  errors: ['validation_failed', 'not_found', 'order_not_payable'],
});
