import * as contract from '@/lib/contracts/calculation';
import { call, type CallHeaders } from './client';
import { latest } from './latest';
import type { BodyOf } from './request';

export const listItems = (signal?: AbortSignal) => call(contract.listItems, {}, signal);

/** Throws ApiError unknown_district. */
export const calculate = (body: BodyOf<typeof contract.calculate>, signal?: AbortSignal) =>
  call(contract.calculate, body, signal);

export const checkPlaces = (body: BodyOf<typeof contract.checkPlaces>, signal?: AbortSignal, headers?: CallHeaders) =>
  call(contract.checkPlaces, body, signal, headers);

/** For callers that ask once, so that no other call aborts them. */
export const calculatePersonalizedOnce = (
  body: BodyOf<typeof contract.calculatePersonalized>,
  signal?: AbortSignal,
  headers?: CallHeaders,
) => call(contract.calculatePersonalized, body, signal, headers);

/** A newer call aborts the older one, which then resolves to null (API-2). */
export const calculatePersonalized = latest(calculatePersonalizedOnce);

/** Required by spec §7. @public */
export const calculateFixed = (body: BodyOf<typeof contract.calculateFixed>, signal?: AbortSignal) =>
  call(contract.calculateFixed, body, signal);
