import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormPageState } from '@/lib/contracts/form-page';
import { FORM_STAMP, HONEYPOT, confirmNews, unsubscribeFromNews } from '@/lib/contracts/forms';
import { NEWS_PAGES, type FormId, type NewsPage } from '@/lib/domain/enquiries/forms';
import { getServices, type Services } from '@/lib/server/container';
import { isTrapFilled, stampAge, type FormGuards } from '@/lib/server/modules/enquiries/guards';
import { Problem } from '@/lib/server/platform/base/problem';
import { nested, postedTexts } from '@/lib/server/platform/http/posted-texts';
import { readSecret } from '@/lib/server/platform/installation/token';
import { RateLimited, limitAddress } from '@/lib/server/platform/limits/limits';
import { validate } from '@/lib/server/platform/validate/validate';
import { SITE } from '@/lib/site';
import { newsletterTokenSchema } from '@/lib/validation/forms/schemas';
import { PLAIN_FORMS, formOf, isFormId, type Fields } from './http-forms';

/**
 * The outcome of a plain form post. `accepted`: 303 to /forms/<form>?sent=1. `invalid`: the form again (422).
 * `limited`: 429. `refused`: a post from a foreign site (403). `unknown`: an unknown form or a used link (404).
 */
export type PlainAnswer =
  | { readonly kind: 'accepted'; readonly form: FormId | NewsPage }
  | {
      readonly kind: 'invalid';
      readonly form: FormId;
      /** By field name ("quantities.box_s"). */
      readonly values: Readonly<Record<string, string>>;
      readonly errors: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'limited';
      readonly form: FormId | NewsPage;
      readonly values: Typed;
      /** Seconds until the next attempt. */
      readonly retryAfter: number;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' };

type Typed = Readonly<Record<string, string>>;

/**
 * Takes a plain form with the same checks, limits and service as its JSON call. `name` is its path, the last part or
 * its own name. With another backend every form is unknown (API-3). Mail programs unsubscribe by their own route.
 */
export async function answerPlainForm(
  services: Services,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<PlainAnswer> {
  if (SITE.apiOrigin !== '') return { kind: 'unknown' };
  const page = newsPageOf(name);
  const read = await postedTexts({ deps: services.deps, req: request, res: response }, POSTS, MAX_BYTES);
  if (read instanceof RateLimited) {
    return { kind: 'limited', form: page ?? formOf(name, {}) ?? 'contact', values: {}, retryAfter: read.retryAfter };
  }
  if (read instanceof Problem) return { kind: read.code === 'forbidden_origin' ? 'refused' : 'unknown' };
  if (page) return answerNewsPage(services, page, read, request);
  const form = formOf(name, read);
  return form ? answerForm(services, form, read, request) : { kind: 'unknown' };
}

async function answerForm(services: Services, form: FormId, typed: Typed, request: IncomingMessage) {
  const { contract, submit } = PLAIN_FORMS[form];
  try {
    await limitAddress(services.deps, contract, request);
    await submit(services, nested(typed), await guardsOf(services, typed));
    return { kind: 'accepted', form } as const;
  } catch (error) {
    const values = withoutGuards(typed);
    if (error instanceof RateLimited) return { kind: 'limited', form, values, retryAfter: error.retryAfter } as const;
    const errors = error instanceof Problem ? error.details.fields : undefined;
    if (errors) return { kind: 'invalid', form, values, errors } as const;
    throw error;
  }
}

/** The form has no key, so the same content within minutes is the same post. */
async function guardsOf({ deps, now }: Services, typed: Typed): Promise<FormGuards> {
  const stamp = typed[FORM_STAMP];
  const secret = await readSecret(deps.db, deps.config.secretKey);
  return {
    idempotencyKey: null,
    ageSeconds: stamp ? stampAge(secret, stamp, now()) : null,
    isTrapFilled: isTrapFilled(typed),
  };
}

const NEWS_CALLS = { 'newsletter-confirm': confirmNews, 'newsletter-unsubscribe': unsubscribeFromNews } as const;

const newsPageOf = (name: string): NewsPage | undefined =>
  NEWS_PAGES.find((page) => page === name || name.endsWith(NEWS_CALLS[page].path));

async function answerNewsPage(
  services: Services,
  page: NewsPage,
  fields: Fields,
  request: IncomingMessage,
): Promise<PlainAnswer> {
  try {
    await limitAddress(services.deps, NEWS_CALLS[page], request);
    const token = await validate(newsletterTokenSchema, fields);
    const { confirm, unsubscribe } = services.newsletter;
    await (page === 'newsletter-confirm' ? confirm(token) : unsubscribe(token));
    return { kind: 'accepted', form: page };
  } catch (error) {
    if (error instanceof RateLimited) return { kind: 'limited', form: page, values: {}, retryAfter: error.retryAfter };
    if (error instanceof Problem) return { kind: 'unknown' };
    throw error;
  }
}

const MAX_BYTES = 16 * 1024;
/** Counted before a body is read. Each form has its own limit too. */
const POSTS = { name: 'plainForms', perMinute: 60 };

const GUARDS: readonly string[] = [FORM_STAMP, HONEYPOT];
const withoutGuards = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !GUARDS.includes(name)));

type Visit = {
  readonly name: string;
  readonly isSent: boolean;
  readonly token: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

const isNews = (name: string): name is NewsPage => NEWS_PAGES.some((page) => page === name);

/** Returns '' with another backend, whose secret is not in this database. */
const stampNow = async (): Promise<string> => (SITE.apiOrigin ? '' : getServices().enquiries.stamp());

/** Answers a visit or a post to /forms/<name>; null for an unknown form. `to`: the page after an accepted post. */
export async function visitForm(visit: Visit): Promise<FormPageState | { readonly to: string } | null> {
  const { name, request, response } = visit;
  if (request.method === 'POST') return SITE.apiOrigin ? null : posted(name, request, response);
  if (!isFormId(name) && !isNews(name)) return null;
  if (visit.isSent) return { kind: 'sent', form: name };
  if (isNews(name)) return { kind: 'news', form: name, token: visit.token };
  return { kind: 'form', form: name, values: {}, errors: {}, stamp: await stampNow() };
}

async function posted(name: string, request: IncomingMessage, response: ServerResponse) {
  const answer = await answerPlainForm(getServices(), name, request, response);
  switch (answer.kind) {
    case 'accepted':
      return { to: `/forms/${answer.form}?sent=1` };
    case 'invalid':
      response.statusCode = 422;
      // A visitor may correct one field quickly, so the time of the second post proves nothing.
      return { ...answer, kind: 'form', stamp: '' } as const;
    case 'limited':
      response.statusCode = 429;
      response.setHeader('Retry-After', String(answer.retryAfter));
      return { ...answer, stamp: '' };
    case 'refused':
      response.statusCode = 403;
      return isFormId(name)
        ? ({ kind: 'form', form: name, values: {}, errors: {}, stamp: await stampNow() } as const)
        : null;
    case 'unknown':
      if (!isNews(name)) return null;
      response.statusCode = 404;
      return { kind: 'used', form: name } as const;
  }
}
