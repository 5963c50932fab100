import { SITE } from '@/lib/site';
import { getServices } from '../container';
import type { ApiHandler } from './api-handler';
import { sendJson } from './send-json';

/** GET /api/health: the process answers. Nothing else is asked, so that a slow database restarts nobody. */
export const health: ApiHandler = (_request, response) => {
  sendJson(response, 200, { status: 'ok' });
  return Promise.resolve();
};

/**
 * GET /api/ready: 200 when this instance can do its work, else 503 with what is missing. With another backend
 * configured that work is pages only: there is no database of ours to ask (API-3).
 */
export const ready: ApiHandler = async (_request, response) => {
  if (SITE.apiOrigin !== '') {
    sendJson(response, 200, { ready: true, backend: SITE.apiOrigin });
    return;
  }
  const state = await getServices().readiness();
  sendJson(response, state.ready ? 200 : 503, state);
};
