import { COMPANY } from '@/lib/content/company';
import { DAY_MS } from '@/lib/domain/london-time';
import { getServices } from '@/lib/server/container';
import type { ApiHandler } from './api-handler';
import { allowMethods, withErrorEnvelope } from './guarded';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
/** Counted from the day of the answer. RFC 9116 recommends less than a year (assumption). */
const VALID_DAYS = 180;

type Facts = { readonly contact: string; readonly origin: string; readonly now: Date };

export function securityTxt({ contact, origin, now }: Facts): string {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const fields = [
    ['Contact', contact],
    ['Expires', new Date(today + VALID_DAYS * DAY_MS).toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${origin}${SECURITY_TXT_PATH}`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** GET /.well-known/security.txt, with SECURITY_CONTACT or the company's email address. */
export const securityTxtRoute: ApiHandler = withErrorEnvelope('securityTxt', (request, response) => {
  allowMethods(request.method, response, ['GET', 'HEAD']);
  const { config, now } = getServices().deps;
  const contact = config.securityContact ?? `mailto:${COMPANY.email.value}`;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=86400');
  response.end(securityTxt({ contact, origin: config.siteOrigin, now: now() }));
  return Promise.resolve();
});
