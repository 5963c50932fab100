import { createHmac } from 'node:crypto';
import { unsubscribeFromNews } from '@/lib/contracts/forms';
import { formPage } from '@/lib/domain/enquiries/forms';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';

/** Differs for each request. Derived, as the database holds only its hash and a mail may be written again. */
export const confirmToken = (secret: string, email: string, expiresAt: string): string =>
  createHmac('sha256', secret).update(`news confirm ${email} ${expiresAt}`).digest('base64url');

/** "<subscriber>.<signature>", valid for ever. */
export const unsubscribeToken = (secret: string, subscriberId: string): string =>
  `${subscriberId}.${signature(secret, subscriberId)}`;

/** Returns null for a token that was not made here. */
export function subscriberOf(secret: string, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  return isSameSecret(given, signature(secret, id)) ? id : null;
}

const signature = (secret: string, subscriberId: string): string =>
  createHmac('sha256', secret).update(`news unsubscribe ${subscriberId}`).digest('base64url');

export const confirmPath = (token: string): string => `${formPage('newsletter-confirm')}?token=${token}`;
export const unsubscribePath = (token: string): string => `${formPage('newsletter-unsubscribe')}?token=${token}`;
/** A POST by a mail program unsubscribes with one click (RFC 8058), a GET leads to the page. */
export const oneClickPath = (token: string): string => `${unsubscribeFromNews.path}?token=${token}`;
