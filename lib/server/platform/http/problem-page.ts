import type { IncomingMessage, ServerResponse } from 'node:http';
import { publicCompany } from '@/lib/content/public-company';
import { ROUTES } from '@/lib/routes';
import { html } from '@/lib/server/platform/base/html';
import type { Problem } from '@/lib/server/platform/base/problem';
import { SITE } from '@/lib/site';
import { isPlainForm } from './body';
import { DOCS_STYLE_PATH } from './openapi/render';

/** Returns whether a browser sent a plain form, so that a person reads the answer. */
export const isFromBrowser = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  isPlainForm(request) && (request.headers.accept ?? '').includes('text/html');

/** Returns the path of the form's page, or the home page for another site. */
function pageBefore({ referer, host }: IncomingMessage['headers']): string {
  const before = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  return before !== null && before.host === host ? before.pathname + before.search : ROUTES.home;
}

/** Answers a failed plain form with a page. Needs neither Next.js nor the database, which may have failed. */
export function sendProblemPage(request: Pick<IncomingMessage, 'headers'>, response: ServerResponse, problem: Problem) {
  const { phone, phoneHref } = publicCompany();
  const { requestId } = problem.details;
  response.statusCode = problem.status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(
    html`<!doctype html>
      <html lang="en-GB">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>That did not work | ${SITE.name}</title>
          <link rel="stylesheet" href="${DOCS_STYLE_PATH}" />
        </head>
        <body>
          <header>
            <a class="brand" href="${ROUTES.home}"
              ><img src="/favicon.svg" alt="" width="44" height="44" />${SITE.name}</a
            >
          </header>
          <main>
            <h1>That did not work</h1>
            <p>${problem.message}</p>
            <p>
              <a href="${pageBefore(request.headers)}">Go back and try again</a>, or call us on
              <a href="${phoneHref}">${phone}</a>. Your browser’s back button usually keeps what you typed.
            </p>
            ${requestId === undefined ? '' : html`<p>If you write to us, give this number: ${requestId}</p>`}
          </main>
        </body>
      </html>`.markup,
  );
}
