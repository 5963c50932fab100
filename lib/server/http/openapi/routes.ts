import { getServices } from '../../container';
import { allowMethods, guarded } from '../guarded';
import type { ApiHandler } from '../api-handler';
import { DOCS_STYLE } from './docs-style';
import { openApiDocument } from './document';
import { renderDocs } from './render';

/** A document that is the same for everybody until the next version of the app. */
function serve(name: string, type: string, write: (siteOrigin: string) => string): ApiHandler {
  let text: string | null = null;
  return guarded(name, (request, response) => {
    allowMethods(request.method, response, ['GET', 'HEAD']);
    text ??= write(getServices().deps.config.siteOrigin);
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' });
    response.end(request.method === 'HEAD' ? undefined : text);
    return Promise.resolve();
  });
}

/** GET /api/openapi.json: every call in OpenAPI 3.1. */
export const openApiRoute = serve('openApi', 'application/json; charset=utf-8', (origin) =>
  JSON.stringify(openApiDocument(origin)),
);

/** GET /api/docs: the same to read, without any script. */
export const docsRoute = serve('docs', 'text/html; charset=utf-8', (origin) => renderDocs(openApiDocument(origin)));

/** GET /api/docs.css: how it looks. */
export const docsStyleRoute = serve('docsStyle', 'text/css; charset=utf-8', () => DOCS_STYLE);
