import * as contract from '@/lib/contracts/storage';
import { call } from './client';
import type { BodyOf } from './request';

/** Returns the unit that holds a list of items. */
export const calculateStorageSize = (body: BodyOf<typeof contract.calculateStorageSize>, signal?: AbortSignal) =>
  call(contract.calculateStorageSize, body, signal);

/**
 * Prices the storage of a list without choosing a unit. Throws ApiError by_request when no unit holds it. Required by
 * spec §7. @public
 */
export const calculateToUnknownStorage = (
  body: BodyOf<typeof contract.calculateToUnknownStorage>,
  signal?: AbortSignal,
) => call(contract.calculateToUnknownStorage, body, signal);

/** Creates a collection order from the account. Throws ApiError unauthenticated without a session. */
export const createOrderFromAccount = (body: BodyOf<typeof contract.createOrderFromAccount>) =>
  call(contract.createOrderFromAccount, body);

/** Creates a return order from the account. Throws ApiError unauthenticated without a session. */
export const createStorageReturn = (body: BodyOf<typeof contract.createStorageReturn>) =>
  call(contract.createStorageReturn, body);

/** Returns the URL where a return is paid. */
export const returnPaymentLink = (id: string, token: string) => call(contract.returnPaymentLink, { id, token });

/** Returns the units of the signed-in client. Required by spec §7. @public */
export const listClientStorage = (id: string, onlyActive: boolean) =>
  call(contract.listClientStorage, { id, only_active_spaces: onlyActive });
