import { createHmac } from 'node:crypto';
import { unsubscribeFromNews } from '@/lib/contracts/forms';
import { formPage } from '@/lib/domain/enquiries/forms';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';

/** Derives the token again for each retry of the mail, as only its hash is stored. `expiresAt` makes it unique. */
export const confirmToken = (secret: string, email: string, expiresAt: string): string =>
  createHmac('sha256', secret).update(`news confirm ${email} ${expiresAt}`).digest('base64url');

/** "<subscriber>.<signature>", valid for ever. */
export const unsubscribeToken = (secret: string, subscriberId: string): string =>
  `${subscriberId}.${signature(secret, subscriberId)}`;

/** Returns the subscriber's id from an unsubscribe token, or null when the signature is wrong. */
export function subscriberOf(secret: string, token: string): string | null {
  const [id = '', givenSignature = ''] = token.split('.');
  return isSameSecret(givenSignature, signature(secret, id)) ? id : null;
}

const signature = (secret: string, subscriberId: string): string =>
  createHmac('sha256', secret).update(`news unsubscribe ${subscriberId}`).digest('base64url');

export const confirmPath = (token: string): string => `${formPage('newsletter-confirm')}?token=${token}`;
export const unsubscribePath = (token: string): string => `${formPage('newsletter-unsubscribe')}?token=${token}`;
/** A POST by a mail program unsubscribes with one click (RFC 8058). A GET redirects to the page. */
export const oneClickPath = (token: string): string => `${unsubscribeFromNews.path}?token=${token}`;
