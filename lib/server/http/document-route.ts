import { getServices } from '../container';
import type { ApiHandler } from './api-handler';
import { allowMethods, guarded } from './guarded';

/** The route of a document that is the same for everybody until the next version of the app. */
export function documentRoute(name: string, type: string, write: (siteOrigin: string) => string): ApiHandler {
  let text: string | null = null;
  return guarded(name, (request, response) => {
    allowMethods(request.method, response, ['GET', 'HEAD']);
    text ??= write(getServices().deps.config.siteOrigin);
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' });
    response.end(request.method === 'HEAD' ? undefined : text);
    return Promise.resolve();
  });
}
