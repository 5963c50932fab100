import type { IncomingHttpHeaders } from 'node:http';
import { FORM_AGE_HEADER, HONEYPOT, IDEMPOTENCY_HEADER } from '@/lib/contracts/forms';

/** What travels beside a form's answers. */
export type FormGuards = {
  /** Null: none was given, or none that a program of ours makes. */
  readonly idempotencyKey: string | null;
  /** Seconds between the first touch and the sending; null when nobody says: a static page without its script. */
  readonly ageSeconds: number | null;
  readonly isTrapFilled: boolean;
};

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const one = (value: string | readonly string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Of a call in JSON. */
export function guardsOf(headers: IncomingHttpHeaders, body: unknown): FormGuards {
  const key = one(headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  const age = one(headers[FORM_AGE_HEADER.toLowerCase()]);
  return {
    idempotencyKey: KEY.test(key) ? key : null,
    ageSeconds: /^\d+(\.\d+)?$/.test(age) ? Number(age) : null,
    isTrapFilled: isTrapFilled(body),
  };
}

/** True when the field is filled that people do not see. */
export function isTrapFilled(fields: unknown): boolean {
  const trap = typeof fields === 'object' && fields !== null && HONEYPOT in fields ? fields[HONEYPOT] : '';
  return trap !== '' && trap !== null && trap !== undefined;
}
