import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FormPageState } from '@/lib/contracts/form-page';
import { FORM_IDS, NEWS_PAGES, type FormId, type NewsPage } from '@/lib/domain/enquiries/forms';
import { getServices } from '@/lib/server/container';
import { SITE } from '@/lib/site';
import { answerPlainForm } from './plain-form-page';

type Visit = {
  readonly name: string;
  readonly isSent: boolean;
  readonly token: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};

const isForm = (name: string): name is FormId => FORM_IDS.some((id) => id === name);
const isNews = (name: string): name is NewsPage => NEWS_PAGES.some((page) => page === name);

/** Returns the stamp of a new form; '' with another backend, whose secret is not in this database. */
const stampNow = async (): Promise<string> => (SITE.apiOrigin ? '' : getServices().leads.stamp());

/**
 * Answers a visit or a plain post to /forms/<name>. Null for an unknown form. `to`: the page after an accepted post.
 */
export async function visitForm(visit: Visit): Promise<FormPageState | { readonly to: string } | null> {
  const { name, request, response } = visit;
  if (request.method === 'POST') return SITE.apiOrigin ? null : posted(name, request, response);
  if (!isForm(name) && !isNews(name)) return null;
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
      return isForm(name)
        ? ({ kind: 'form', form: name, values: {}, errors: {}, stamp: await stampNow() } as const)
        : null;
    case 'unknown':
      if (!isNews(name)) return null;
      response.statusCode = 404;
      return { kind: 'used', form: name } as const;
  }
}
