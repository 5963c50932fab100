import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { FORM_AGE_HEADER, HONEYPOT, IDEMPOTENCY_HEADER } from '@/lib/contracts/forms';
import { DAY_SECONDS } from '@/lib/domain/durations';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';

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

/**
 * When the server rendered a form, signed, as a hidden field: how long somebody had it before a plain post.
 * It proves nothing after a day, and nothing when it is missing.
 */

export function formStamp(secret: string, now: Date): string {
  const at = now.getTime().toString(36);
  return `${at}.${sign(secret, at)}`;
}

/** Seconds since it was made; null when it was not made here, or longer ago than a day. */
export function stampAge(secret: string, stamp: string, now: Date): number | null {
  const [at = '', signature = ''] = stamp.split('.');
  if (!isSameSecret(signature, sign(secret, at))) return null;
  const seconds = (now.getTime() - Number.parseInt(at, 36)) / 1000;
  return seconds >= 0 && seconds < DAY_SECONDS ? seconds : null;
}

const sign = (secret: string, at: string): string =>
  createHmac('sha256', secret).update(`form ${at}`).digest('base64url').slice(0, 22);
