import * as contract from '@/lib/contracts/calculation';
import { call, type CallHeaders } from './client';
import { latest } from './latest';
import type { BodyOf } from './request';

/** Returns the furniture catalogue. */
export const listItems = (signal?: AbortSignal) => call(contract.listItems, {}, signal);

/** Prices a move by its size and two postcodes. Throws ApiError unknown_district for a district we do not know. */
export const calculate = (body: BodyOf<typeof contract.calculate>, signal?: AbortSignal) =>
  call(contract.calculate, body, signal);

/** Checks the addresses of a job before it is priced. Returns the problems. */
export const checkPlaces = (body: BodyOf<typeof contract.checkPlaces>, signal?: AbortSignal, headers?: CallHeaders) =>
  call(contract.checkPlaces, body, signal, headers);

/** Prices the visitor's own move, for callers that ask once (a page that renders): no other call aborts it. */
export const calculatePersonalizedOnce = (
  body: BodyOf<typeof contract.calculatePersonalized>,
  signal?: AbortSignal,
  headers?: CallHeaders,
) => call(contract.calculatePersonalized, body, signal, headers);

/** Prices the visitor's own move. A newer call aborts the older one, which then resolves to null (API-2). */
export const calculatePersonalized = latest(calculatePersonalizedOnce);

/** Prices all fixed plans for the same addresses and add-ons. Required by spec §7. @public */
export const calculateFixed = (body: BodyOf<typeof contract.calculateFixed>, signal?: AbortSignal) =>
  call(contract.calculateFixed, body, signal);
