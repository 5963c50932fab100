import type { IncomingHttpHeaders } from 'node:http';
import { FORM_AGE_HEADER, HONEYPOT, IDEMPOTENCY_HEADER } from '@/lib/contracts/forms';

/** The spam and duplicate signals sent along with a form. */
export type FormGuards = {
  /** The key sent by our own programs, or null for a missing or malformed one. */
  readonly idempotencyKey: string | null;
  /**
   * Seconds between the first input and the submission, or null when unknown, as on a static page without its script.
   */
  readonly ageSeconds: number | null;
  readonly isTrapFilled: boolean;
};

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const one = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Returns the signals of a JSON request. */
export function guardsOf(headers: IncomingHttpHeaders, body: unknown): FormGuards {
  const key = one(headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  const age = one(headers[FORM_AGE_HEADER.toLowerCase()]);
  return {
    idempotencyKey: KEY.test(key) ? key : null,
    ageSeconds: /^\d+(\.\d+)?$/.test(age) ? Number(age) : null,
    isTrapFilled: isTrapFilled(body),
  };
}

/** Returns whether the hidden honeypot field is filled. */
export function isTrapFilled(fields: unknown): boolean {
  const trap = typeof fields === 'object' && fields !== null && HONEYPOT in fields ? fields[HONEYPOT] : '';
  return trap !== '' && trap !== null && trap !== undefined;
}
