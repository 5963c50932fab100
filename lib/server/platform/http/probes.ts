import { getServices } from '@/lib/server/container';
import { SITE } from '@/lib/site';
import { sendJson, type ApiHandler } from './api-handler';

/** GET /api/health: 200 while the process runs. Checks nothing else, so that a slow database causes no restart. */
export const health: ApiHandler = (_request, response) => {
  sendJson(response, 200, { status: 'ok' });
  return Promise.resolve();
};

/** GET /api/ready: 200, or 503 with the missing parts. With another backend (API-3) there is no database to check. */
export const ready: ApiHandler = async (_request, response) => {
  if (SITE.apiOrigin !== '') {
    sendJson(response, 200, { ready: true, backend: SITE.apiOrigin });
    return;
  }
  const state = await getServices().readiness();
  sendJson(response, state.ready ? 200 : 503, state);
};
