import * as contract from '@/lib/contracts/returns';
import { call } from './client';
import type { BodyOf } from './request';

/** Mails a link to a storage order's address; the answer does not tell whether reference and address belong together. */
export const requestReturnLink = (body: BodyOf<typeof contract.requestReturnLink>) =>
  call(contract.requestReturnLink, body);

/** Begins a return with a mailed link. Throws ApiError unauthenticated, not_found. */
export const openReturnLink = (body: BodyOf<typeof contract.openReturnLink>) => call(contract.openReturnLink, body);

/** Begins a return with the key of its storage order's page. Throws ApiError not_found. */
export const returnFromOrder = (body: BodyOf<typeof contract.returnFromOrder>) => call(contract.returnFromOrder, body);

/** Sends a return as a request instead of an order. Throws ApiError validation_failed, not_found. */
export const askForReturn = (body: BodyOf<typeof contract.askForReturn>) => call(contract.askForReturn, body);
