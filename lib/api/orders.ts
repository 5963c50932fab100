import * as contract from '@/lib/contracts/checkout';
import { bookOrder as bookContract } from '@/lib/contracts/desk-book-order';
import { call } from './client';
import type { BodyOf } from './request';

/**
 * Creates the order once per idempotency key. Throws ApiError slot_taken with the nearest free slots, price_changed
 * with the new quote.
 */
export const createOrder = (body: BodyOf<typeof contract.createOrder>) => call(contract.createOrder, body);

/**
 * Creates an order that an operator books for a customer on the telephone. Throws ApiError unauthenticated without an
 * operator's session.
 */
export const bookOrder = (body: BodyOf<typeof bookContract>) => call(bookContract, body);

/** Returns the URL of the payment processor where an order is paid. */
export const orderPaymentLink = (id: string, token: string) => call(contract.orderPaymentLink, { id, token });
