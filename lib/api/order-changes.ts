import * as contract from '@/lib/contracts/order-changes';
import { caller } from './client';

/** At most 62 days. */
export const findOrderSlots = caller(contract.findOrderSlots);

/** Throws ApiError slot_taken or slot_unavailable with the nearest free slots. */
export const previewReschedule = caller(contract.previewReschedule);

/** Throws ApiError order_changed, price_changed, refund_changed, slot_taken. */
export const rescheduleOrder = caller(contract.rescheduleOrder);

export const previewEdit = caller(contract.previewEdit);

export const editOrder = caller(contract.editOrder);

/** Throws ApiError by_request or unknown_district with the field at fault. */
export const previewAddresses = caller(contract.previewAddresses);

export const changeAddresses = caller(contract.changeAddresses);

export const previewCancellation = caller(contract.previewCancellation);

/** Throws ApiError order_changed, refund_changed. */
export const cancelOrder = caller(contract.cancelOrder);
