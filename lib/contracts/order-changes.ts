import { boolean, number, object, string } from 'yup';
import { addressesSchema, contentsSchema, slotSchema } from '@/lib/validation/order-change';
import { APP_PREFIX, endpoint } from './endpoint';
import { ORDER_STATE_ERRORS, type ErrorCode } from './errors';
import type { ChangePreviewDto, OrderChangeDto } from './order-change-dto';
import type { DayDto } from './slots';

/** Every change is previewed, and then made with the previewed amounts, their version and an idempotency key. */
const guest = { id: string().required().max(64), token: string().required().max(64) };
const startRequest = { wantsStartWithin14Days: boolean().required().default(false) };
const isoDate = string()
  .required()
  .matches(/^\d{4}-\d{2}-\d{2}$/);
const pounds = number().required().min(0).max(100_000);

const confirmation = {
  idempotencyKey: string()
    .required()
    .matches(/^[A-Za-z0-9_-]{16,64}$/),
  /** Another version than the preview's is refused with order_changed. */
  version: number().integer().required().min(0),
  /** Another amount than the preview's is refused with refund_changed. */
  expectedRefund: pounds,
};
/** Another amount than the preview's is refused with price_changed. */
const payment = { expectedToPay: pounds };
export const changeConfirmation = { ...confirmation, ...payment, ...startRequest };

const REFUSALS = [
  'validation_failed',
  'not_found',
  ...ORDER_STATE_ERRORS,
  'too_late_to_change',
] as const satisfies readonly ErrorCode[];
const EDIT_REFUSALS = [
  ...REFUSALS,
  'right_revoked',
  'unknown_district',
  'volume_too_large',
  'by_request',
  'nothing_to_change',
  'change_not_offered',
] as const;
const SLOT_REFUSALS = ['slot_taken', 'slot_unavailable', 'unit_taken'] as const satisfies readonly ErrorCode[];
const CONFLICTS = ['order_changed', 'refund_changed'] as const satisfies readonly ErrorCode[];
export const EDIT_CONFLICTS = [...EDIT_REFUSALS, ...SLOT_REFUSALS, ...CONFLICTS, 'price_changed'] as const;

/** Returns the slots as if the order's own places were free, with its whole price on each day. */
export const findOrderSlots = endpoint<{ readonly days: readonly DayDto[]; readonly totalBefore: number }>()({
  name: 'findOrderSlots',
  path: `${APP_PREFIX}/order_slots`,
  access: 'guest',
  request: object({ ...guest, from: isoDate, to: isoDate }),
  errors: EDIT_REFUSALS,
});

export const previewReschedule = endpoint<ChangePreviewDto>()({
  name: 'previewReschedule',
  path: `${APP_PREFIX}/preview_order_reschedule`,
  access: 'guest',
  request: object({ ...guest, slot: slotSchema }),
  errors: [...EDIT_REFUSALS, ...SLOT_REFUSALS],
});

export const rescheduleOrder = endpoint<OrderChangeDto>()({
  name: 'rescheduleOrder',
  path: `${APP_PREFIX}/reschedule_order`,
  access: 'guest',
  request: object({ ...guest, ...changeConfirmation, slot: slotSchema }),
  errors: EDIT_CONFLICTS,
});

export const previewEdit = endpoint<ChangePreviewDto>()({
  name: 'previewEdit',
  path: `${APP_PREFIX}/preview_order_edit`,
  access: 'guest',
  request: contentsSchema.shape(guest),
  errors: [...EDIT_REFUSALS, ...SLOT_REFUSALS],
});

export const editOrder = endpoint<OrderChangeDto>()({
  name: 'editOrder',
  path: `${APP_PREFIX}/edit_order`,
  access: 'guest',
  request: contentsSchema.shape({ ...guest, ...changeConfirmation }),
  errors: EDIT_CONFLICTS,
});

export const previewAddresses = endpoint<ChangePreviewDto>()({
  name: 'previewAddresses',
  path: `${APP_PREFIX}/preview_order_addresses`,
  access: 'guest',
  request: addressesSchema.shape(guest),
  errors: [...EDIT_REFUSALS, ...SLOT_REFUSALS],
});

/** Changes all addresses of an order at once. Addresses cannot be added or removed. */
export const changeAddresses = endpoint<OrderChangeDto>()({
  name: 'changeAddresses',
  path: `${APP_PREFIX}/change_order_addresses`,
  access: 'guest',
  request: addressesSchema.shape({ ...guest, ...changeConfirmation }),
  errors: EDIT_CONFLICTS,
});

export const previewCancellation = endpoint<ChangePreviewDto>()({
  name: 'previewCancellation',
  path: `${APP_PREFIX}/preview_order_cancellation`,
  access: 'guest',
  request: object(guest),
  errors: REFUSALS,
});

export const cancelOrder = endpoint<OrderChangeDto>()({
  name: 'cancelOrder',
  path: `${APP_PREFIX}/cancel_order`,
  access: 'guest',
  request: object({ ...guest, ...confirmation }),
  errors: [...REFUSALS, ...CONFLICTS],
});
