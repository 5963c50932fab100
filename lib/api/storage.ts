import * as contract from '@/lib/contracts/storage';
import { call, caller } from './client';

export const calculateStorageSize = caller(contract.calculateStorageSize);

/** Throws ApiError by_request when no unit holds the list. Required by spec §7. @public */
export const calculateToUnknownStorage = caller(contract.calculateToUnknownStorage);

/** Throws ApiError unauthenticated without a session. */
export const createOrderFromAccount = caller(contract.createOrderFromAccount);

/** Throws ApiError unauthenticated without a session. */
export const createStorageReturn = caller(contract.createStorageReturn);

export const returnPaymentLink = (id: string, token: string) => call(contract.returnPaymentLink, { id, token });

/** Required by spec §7. @public */
export const listClientStorage = (id: string, onlyActive: boolean) =>
  call(contract.listClientStorage, { id, only_active_spaces: onlyActive });
