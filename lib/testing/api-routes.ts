import path from 'node:path';
import type { Endpoint } from '@/lib/contracts/endpoint';
import type { ApiHandler } from '@/lib/server/http/api-handler';
import { SITE } from '@/lib/site';

const API_FOLDER = path.resolve(__dirname, '../../pages/api');

/** Where next.config.js sends a call: "/smart-app/api/v1/slots" → "product-app/api/v1/slots", "/api/x" → "x". */
export function routePathOf(endpoint: Pick<Endpoint, 'path'>): string {
  return endpoint.path
    .replace(new RegExp(`^/${SITE.product}-app/`), 'product-app/')
    .replace(/^\/api\//, '')
    .replace(/^\//, '')
    .replace(/:(\w+)/g, '[$1]');
}

/** The file that must answer a call. */
export const routeFileOf = (endpoint: Pick<Endpoint, 'path'>): string =>
  path.join(API_FOLDER, `${routePathOf(endpoint)}.ts`);

type RouteModule = {
  readonly default: ApiHandler;
  readonly config?: { readonly api?: { readonly bodyParser?: unknown } };
};

/** A path relative to this file, from which the bundler knows the folder: it takes every route along (serve-bundle.ts). */
export async function loadRoute(endpoint: Pick<Endpoint, 'path'>): Promise<RouteModule> {
  return (await import(`../../pages/api/${routePathOf(endpoint)}.ts`)) as RouteModule;
}
