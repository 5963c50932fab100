import { unsubscribeFromNews } from '@/lib/contracts/forms';
import { getServices } from '@/lib/server/container';
import { unsubscribeCall } from '@/lib/server/modules/enquiries/calls';
import { unsubscribePath } from '@/lib/server/modules/newsletter/tokens';
import { sendJson, type ApiHandler } from '@/lib/server/platform/http/api-handler';
import { withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { route } from '@/lib/server/platform/http/route';
import { validate } from '@/lib/server/platform/validate/validate';
import { newsletterTokenSchema } from '@/lib/validation/forms/schemas';

const inJson = route(unsubscribeCall);

/**
 * A mail program posts a form with the token in the query (RFC 8058): no confirmation and no origin check, because the
 * token alone authorises the request. A person is redirected to the page. A program of ours posts JSON.
 */
const fromMailProgram = withErrorEnvelope(unsubscribeFromNews.name, async (request, response) => {
  const { token } = await validate(newsletterTokenSchema, request.query);
  if (request.method === 'GET') {
    response.writeHead(303, { Location: unsubscribePath(token), 'Cache-Control': 'no-store' }).end();
    return;
  }
  sendJson(response, 200, await getServices().newsletter.unsubscribe({ token }));
});

export const unsubscribeRoute: ApiHandler = (request, response) => {
  const isForm =
    request.method === 'POST' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(request.headers['content-type'] ?? '');
  return isForm || request.method === 'GET' ? fromMailProgram(request, response) : inJson(request, response);
};
