import { documentRoute } from '@/lib/server/platform/http/document-route';
import { DOCS_STYLE } from '@/lib/server/platform/http/openapi/docs-style';
import { renderDocs } from '@/lib/server/platform/http/openapi/render';
import { openApiDocument } from './document';

/** GET /api/openapi.json. */
export const openApiRoute = documentRoute('openApi', 'application/json; charset=utf-8', (origin) =>
  JSON.stringify(openApiDocument(origin)),
);

/** GET /api/docs. */
export const docsRoute = documentRoute('docs', 'text/html; charset=utf-8', (origin) =>
  renderDocs(openApiDocument(origin)),
);

/** GET /api/docs.css. */
export const docsStyleRoute = documentRoute('docsStyle', 'text/css; charset=utf-8', () => DOCS_STYLE);
