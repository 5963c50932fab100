import * as contract from '@/lib/contracts/storage';
import { call } from './client';
import type { BodyOf } from './request';

export const calculateStorageSize = (body: BodyOf<typeof contract.calculateStorageSize>, signal?: AbortSignal) =>
  call(contract.calculateStorageSize, body, signal);

/** Throws ApiError by_request when no unit holds the list. Required by spec §7. @public */
export const calculateToUnknownStorage = (
  body: BodyOf<typeof contract.calculateToUnknownStorage>,
  signal?: AbortSignal,
) => call(contract.calculateToUnknownStorage, body, signal);

/** Throws ApiError unauthenticated without a session. */
export const createOrderFromAccount = (body: BodyOf<typeof contract.createOrderFromAccount>) =>
  call(contract.createOrderFromAccount, body);

/** Throws ApiError unauthenticated without a session. */
export const createStorageReturn = (body: BodyOf<typeof contract.createStorageReturn>) =>
  call(contract.createStorageReturn, body);

export const returnPaymentLink = (id: string, token: string) => call(contract.returnPaymentLink, { id, token });

/** Required by spec §7. @public */
export const listClientStorage = (id: string, onlyActive: boolean) =>
  call(contract.listClientStorage, { id, only_active_spaces: onlyActive });
