import { unsubscribeFromNews } from '@/lib/contracts/forms';
import { formPath } from '@/lib/routes';

/** Where the newsletter's mails lead, behind the site's origin. */
export const confirmPath = (token: string): string => `${formPath('newsletter-confirm')}?token=${token}`;
export const unsubscribePath = (token: string): string => `${formPath('newsletter-unsubscribe')}?token=${token}`;
/** For mail programs: a POST there ends it with one click (RFC 8058), a GET leads to the page. */
export const oneClickPath = (token: string): string => `${unsubscribeFromNews.path}?token=${token}`;
