import { getServices } from '@/lib/server/container';
import type { ApiHandler } from './api-handler';
import { allowMethods, withErrorEnvelope } from './guarded';

/** Changes only with the app. The same bytes are sent, so that they are compressed once (site/compress.ts). */
export function documentRoute(name: string, type: string, write: (siteOrigin: string) => string): ApiHandler {
  let body: Buffer | null = null;
  return withErrorEnvelope(name, (request, response) => {
    allowMethods(request.method, response, ['GET', 'HEAD']);
    body ??= Buffer.from(write(getServices().deps.config.siteOrigin));
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' });
    response.end(request.method === 'HEAD' ? undefined : body);
    return Promise.resolve();
  });
}
