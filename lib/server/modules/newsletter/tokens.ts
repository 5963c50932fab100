import { createHmac } from 'node:crypto';
import { unsubscribeFromNews } from '@/lib/contracts/forms';
import { formPath } from '@/lib/routes';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';

/**
 * Keys of the links in the newsletter's mails. Both are derived from the installation's secret, so that a mail can be
 * written again after a crash although the database holds only a hash of the first and nothing of the second.
 */

/** Asks to confirm; a new one for each time it was asked. */
export const confirmToken = (secret: string, email: string, expiresAt: string): string =>
  createHmac('sha256', secret).update(`news confirm ${email} ${expiresAt}`).digest('base64url');

/** "<subscriber>.<signature>": works for ever, from every mail that was ever sent. */
export const unsubscribeToken = (secret: string, subscriberId: string): string =>
  `${subscriberId}.${signature(secret, subscriberId)}`;

/** The subscriber that a token is for; null when it was not made here. */
export function subscriberOf(secret: string, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  return isSameSecret(given, signature(secret, id)) ? id : null;
}

const signature = (secret: string, subscriberId: string): string =>
  createHmac('sha256', secret).update(`news unsubscribe ${subscriberId}`).digest('base64url');

/** Where the newsletter's mails lead, behind the site's origin. */
export const confirmPath = (token: string): string => `${formPath('newsletter-confirm')}?token=${token}`;
export const unsubscribePath = (token: string): string => `${formPath('newsletter-unsubscribe')}?token=${token}`;
/** For mail programs: a POST there ends it with one click (RFC 8058), a GET leads to the page. */
export const oneClickPath = (token: string): string => `${unsubscribeFromNews.path}?token=${token}`;
