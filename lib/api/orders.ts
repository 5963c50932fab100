import * as contract from '@/lib/contracts/checkout';
import { bookOrder as bookContract } from '@/lib/contracts/desk-bookings';
import { call, caller } from './client';

/** Creates the order once per idempotency key. Throws ApiError slot_taken or price_changed. */
export const createOrder = caller(contract.createOrder);

/** Throws ApiError unauthenticated without an operator's session. */
export const bookOrder = caller(bookContract);

export const orderPaymentLink = (id: string, token: string) => call(contract.orderPaymentLink, { id, token });
