import * as contract from '@/lib/contracts/order-changes';
import { call } from './client';
import type { BodyOf } from './request';

/** Returns the calendar of an order: at most 62 days, each with the order's whole price on it. */
export const findOrderSlots = (body: BodyOf<typeof contract.findOrderSlots>, signal?: AbortSignal) =>
  call(contract.findOrderSlots, body, signal);

/** Prices another slot exactly. Throws ApiError slot_taken or slot_unavailable with the nearest free slots. */
export const previewReschedule = (body: BodyOf<typeof contract.previewReschedule>, signal?: AbortSignal) =>
  call(contract.previewReschedule, body, signal);

/**
 * Moves the order to the new slot and frees the old one. Throws ApiError order_changed, price_changed, refund_changed,
 * slot_taken.
 */
export const rescheduleOrder = (body: BodyOf<typeof contract.rescheduleOrder>) => call(contract.rescheduleOrder, body);

/** Prices another list of items and add-ons exactly. A newer call aborts the older one. */
export const previewEdit = (body: BodyOf<typeof contract.previewEdit>, signal?: AbortSignal) =>
  call(contract.previewEdit, body, signal);

/** Changes items and add-ons. A dearer order takes effect when the difference is paid. */
export const editOrder = (body: BodyOf<typeof contract.editOrder>) => call(contract.editOrder, body);

/** Prices other addresses exactly. Throws ApiError by_request or unknown_district with the field at fault. */
export const previewAddresses = (body: BodyOf<typeof contract.previewAddresses>, signal?: AbortSignal) =>
  call(contract.previewAddresses, body, signal);

/** Changes the addresses of an order. A dearer order takes effect when the difference is paid. */
export const changeAddresses = (body: BodyOf<typeof contract.changeAddresses>) => call(contract.changeAddresses, body);

/** Returns the exact refund for a cancellation now. */
export const previewCancellation = (body: BodyOf<typeof contract.previewCancellation>, signal?: AbortSignal) =>
  call(contract.previewCancellation, body, signal);

/** Cancels the whole order. Throws ApiError order_changed, refund_changed. */
export const cancelOrder = (body: BodyOf<typeof contract.cancelOrder>) => call(contract.cancelOrder, body);
