import * as contract from '@/lib/contracts/checkout';
import { bookOrder as bookContract } from '@/lib/contracts/desk-book-order';
import { call } from './client';
import type { BodyOf } from './request';

/** Creates the order once per idempotency key. Throws ApiError slot_taken or price_changed. */
export const createOrder = (body: BodyOf<typeof contract.createOrder>) => call(contract.createOrder, body);

/** Throws ApiError unauthenticated without an operator's session. */
export const bookOrder = (body: BodyOf<typeof bookContract>) => call(bookContract, body);

export const orderPaymentLink = (id: string, token: string) => call(contract.orderPaymentLink, { id, token });
