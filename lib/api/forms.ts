import * as contract from '@/lib/contracts/forms';
import { call, type CallHeaders } from './client';
import type { BodyOf } from './request';

/** Sent beside a form's answers, against double submits and bots. */
export type FormGuards = {
  /** New for each content that is sent. */
  readonly idempotencyKey: string;
  /** Seconds since the form was first touched. */
  readonly ageSeconds: number;
  /** The honeypot, which people do not see. */
  readonly website?: string;
};

function headersOf({ idempotencyKey, ageSeconds }: FormGuards): CallHeaders {
  return { [contract.IDEMPOTENCY_HEADER]: idempotencyKey, [contract.FORM_AGE_HEADER]: String(ageSeconds) };
}

/** The body is otherwise exactly the spec's. */
const withTrap = <B extends object>(body: B, { website }: FormGuards): B => ({
  ...body,
  ...(website && { [contract.HONEYPOT]: website }),
});

type FormContract =
  | typeof contract.websiteForm
  | typeof contract.studentsQuote
  | typeof contract.moversQuote
  | typeof contract.partnersQuote
  | typeof contract.subscribeToNews;

const wrapperOf =
  <E extends FormContract>(endpoint: E) =>
  (body: BodyOf<E>, guards: FormGuards, signal?: AbortSignal) =>
    call<FormContract>(endpoint, withTrap(body, guards), signal, headersOf(guards));

/** Throws ApiError: validation_failed with its fields, rate_limited, unavailable. */
export const sendWebsiteForm = wrapperOf(contract.websiteForm);
export const sendStudentsQuote = wrapperOf(contract.studentsQuote);
export const sendMoverApplication = wrapperOf(contract.moversQuote);
export const sendPartnersQuote = wrapperOf(contract.partnersQuote);
/** The response is the same whether or not the address is on the list. */
export const subscribeToNews = wrapperOf(contract.subscribeToNews);

/** Our own pages post plain forms instead. @public */
export const confirmNews = (body: BodyOf<typeof contract.confirmNews>) => call(contract.confirmNews, body);
/** @public */
export const unsubscribeFromNews = (body: BodyOf<typeof contract.unsubscribeFromNews>) =>
  call(contract.unsubscribeFromNews, body);
