import * as contract from '@/lib/contracts/calculation';
import { call, type CallHeaders } from './client';
import { latest } from './latest';
import type { BodyOf } from './request';

/** The furniture catalogue. */
export const listItems = (signal?: AbortSignal) => call(contract.listItems, {}, signal);

/** A size and two postcodes → a whole price. Throws ApiError unknown_district for a district we do not know. */
export const calculate = (body: BodyOf<typeof contract.calculate>, signal?: AbortSignal) =>
  call(contract.calculate, body, signal);

/** What is wrong with the places of a job, before it can be priced. */
export const checkPlaces = (body: BodyOf<typeof contract.checkPlaces>, signal?: AbortSignal, headers?: CallHeaders) =>
  call(contract.checkPlaces, body, signal, headers);

/** The visitor's own move, for callers that ask once (a page that renders): no other call aborts it. */
export const calculatePersonalizedOnce = (
  body: BodyOf<typeof contract.calculatePersonalized>,
  signal?: AbortSignal,
  headers?: CallHeaders,
) => call(contract.calculatePersonalized, body, signal, headers);

/** The visitor's own move. A newer call aborts the older one, which then answers null (API-2). */
export const calculatePersonalized = latest(calculatePersonalizedOnce);

/**
 * All fixed plans for the same addresses and add-ons. Required by spec §7.
 * @public
 */
export const calculateFixed = (body: BodyOf<typeof contract.calculateFixed>, signal?: AbortSignal) =>
  call(contract.calculateFixed, body, signal);
