import { createHmac } from 'node:crypto';
import { DAY_SECONDS } from '@/lib/domain/durations';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';

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
