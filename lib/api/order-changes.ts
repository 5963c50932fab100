import * as contract from '@/lib/contracts/order-changes';
import { call } from './client';
import type { BodyOf } from './request';

/** At most 62 days. */
export const findOrderSlots = (body: BodyOf<typeof contract.findOrderSlots>, signal?: AbortSignal) =>
  call(contract.findOrderSlots, body, signal);

/** Throws ApiError slot_taken or slot_unavailable with the nearest free slots. */
export const previewReschedule = (body: BodyOf<typeof contract.previewReschedule>, signal?: AbortSignal) =>
  call(contract.previewReschedule, body, signal);

/** Throws ApiError order_changed, price_changed, refund_changed, slot_taken. */
export const rescheduleOrder = (body: BodyOf<typeof contract.rescheduleOrder>) => call(contract.rescheduleOrder, body);

export const previewEdit = (body: BodyOf<typeof contract.previewEdit>, signal?: AbortSignal) =>
  call(contract.previewEdit, body, signal);

export const editOrder = (body: BodyOf<typeof contract.editOrder>) => call(contract.editOrder, body);

/** Throws ApiError by_request or unknown_district with the field at fault. */
export const previewAddresses = (body: BodyOf<typeof contract.previewAddresses>, signal?: AbortSignal) =>
  call(contract.previewAddresses, body, signal);

export const changeAddresses = (body: BodyOf<typeof contract.changeAddresses>) => call(contract.changeAddresses, body);

export const previewCancellation = (body: BodyOf<typeof contract.previewCancellation>, signal?: AbortSignal) =>
  call(contract.previewCancellation, body, signal);

/** Throws ApiError order_changed, refund_changed. */
export const cancelOrder = (body: BodyOf<typeof contract.cancelOrder>) => call(contract.cancelOrder, body);
