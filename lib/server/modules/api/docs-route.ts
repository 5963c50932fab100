import { documentRoute } from '@/lib/server/platform/http/document-route';
import { DOCS_STYLE } from '@/lib/server/platform/http/openapi/docs-style';
import { renderDocs } from '@/lib/server/platform/http/openapi/render';
import { openApiDocument } from './document';

export const openApiRoute = documentRoute('openApi', 'application/json; charset=utf-8', (origin) =>
  JSON.stringify(openApiDocument(origin)),
);

export const docsRoute = documentRoute('docs', 'text/html; charset=utf-8', (origin) =>
  renderDocs(openApiDocument(origin)),
);

export const docsStyleRoute = documentRoute('docsStyle', 'text/css; charset=utf-8', () => DOCS_STYLE);
