import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { FORM_AGE_HEADER, HONEYPOT, IDEMPOTENCY_HEADER } from '@/lib/contracts/forms';
import { DAY_SECONDS } from '@/lib/domain/london-time';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';

export type FormGuards = {
  /** Sent by our own programs. Null when missing or malformed. */
  readonly idempotencyKey: string | null;
  /** Seconds from the first input to the submission. Null when unknown, as on a page without its script. */
  readonly ageSeconds: number | null;
  readonly isTrapFilled: boolean;
};

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const one = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '');

export function guardsOf(headers: IncomingHttpHeaders, body: unknown): FormGuards {
  const key = one(headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  const age = one(headers[FORM_AGE_HEADER.toLowerCase()]);
  return {
    idempotencyKey: KEY.test(key) ? key : null,
    ageSeconds: /^\d+(\.\d+)?$/.test(age) ? Number(age) : null,
    isTrapFilled: isTrapFilled(body),
  };
}

export function isTrapFilled(fields: unknown): boolean {
  const trap = typeof fields === 'object' && fields !== null && HONEYPOT in fields ? fields[HONEYPOT] : '';
  return trap !== '' && trap !== null && trap !== undefined;
}

/** Returns the signed time at which the server rendered a form, for a hidden field. */

export function formStamp(secret: string, now: Date): string {
  const at = now.getTime().toString(36);
  return `${at}.${sign(secret, at)}`;
}

/** Returns the seconds since a stamp was made; null for a foreign one or one older than a day. */
export function stampAge(secret: string, stamp: string, now: Date): number | null {
  const [at = '', signature = ''] = stamp.split('.');
  if (!isSameSecret(signature, sign(secret, at))) return null;
  const seconds = (now.getTime() - Number.parseInt(at, 36)) / 1000;
  return seconds >= 0 && seconds < DAY_SECONDS ? seconds : null;
}

const sign = (secret: string, at: string): string =>
  createHmac('sha256', secret).update(`form ${at}`).digest('base64url').slice(0, 22);
