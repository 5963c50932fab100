import type { AnyObjectSchema, InferType } from 'yup';
import { FLOW_IDS, FLOWS, type BookableService, type FlowId } from '@/lib/domain/services/flows';
import { CLEANING_REQUESTS } from './cleaning';
import { MOVING_REQUESTS } from './moving';
import { RETURN_REQUESTS } from './storage-return';
import { STORAGE_REQUESTS } from './storage';

/** The request schemas of one flow. A postcode or a day may be empty in all of them except `order`. */
type FlowRequests = {
  /** Half-finished answers. */
  readonly draft: AnyObjectSchema;
  /** The answers that the price depends on, with the required ones. */
  readonly price: AnyObjectSchema;
  /** A range of days to price for the same answers. */
  readonly slots: AnyObjectSchema;
  /** The answers for the prices of all plans at once, without a chosen plan. */
  readonly plans: AnyObjectSchema;
  readonly order: AnyObjectSchema;
};

/** The request schemas by flow. A new flow needs a file in this folder and a line here. */
const REQUESTS = {
  moving: MOVING_REQUESTS,
  storage: STORAGE_REQUESTS,
  'storage-return': RETURN_REQUESTS,
  cleaning: CLEANING_REQUESTS,
} as const satisfies Readonly<Record<FlowId, FlowRequests>>;
type Requests = typeof REQUESTS;

type ByFlow<K extends keyof FlowRequests> = { readonly [F in FlowId]: Requests[F][K] };
type ByService<K extends keyof FlowRequests> = {
  readonly [F in FlowId as (typeof FLOWS)[F]['service']]: Requests[F][K];
};

const byFlow = <K extends keyof FlowRequests>(kind: K) =>
  Object.fromEntries(FLOW_IDS.map((flow) => [flow, REQUESTS[flow][kind]])) as unknown as ByFlow<K>;
const byService = <K extends keyof FlowRequests>(kind: K) =>
  Object.fromEntries(FLOW_IDS.map((flow) => [FLOWS[flow].service, REQUESTS[flow][kind]])) as unknown as ByService<K>;

export const DRAFT_SCHEMAS = byFlow('draft');
export const ORDER_REQUESTS = byFlow('order');
export const PRICE_REQUESTS = byService('price');
export const SLOT_REQUESTS = byService('slots');
export const PLANS_REQUESTS = byService('plans');

/** The answers that the price of one service depends on, as they are sent. */
export type PriceRequestOf<S extends BookableService> = InferType<(typeof PRICE_REQUESTS)[S]>;
