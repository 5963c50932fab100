import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './pack';

/** The routes of pages that show reviews. A build shows examples there, which the first published review removes. */
export const REVIEW_ROUTES = [
  '/',
  '/man-and-van-in-london-areas/[borough]',
  '/reviews/[[...filter]]',
  '/services/[[...slug]]',
  '/storage-with-collection-in-london-areas/[borough]',
] as const;

type PrerenderManifest = {
  readonly routes: Readonly<Record<string, { readonly srcRoute: string | null; readonly dataRoute: string | null }>>;
  readonly preview: { readonly previewModeId: string };
};

export type ReviewPages = {
  /** The paths of these pages and of their data. */
  readonly kinds: ReadonlyMap<string, Answer['kind']>;
  /** The secret id with which Next.js renders a prerendered page anew. Each build creates another. */
  readonly renewalId: string;
};

/** Reads the pages with reviews of a build. `folder` is the build's folder. */
export function readReviewPages(folder: string): ReviewPages {
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  const { routes, preview } = read<PrerenderManifest>('prerender-manifest.json');
  const { i18n } = read<{ readonly i18n: { readonly defaultLocale: string } }>('routes-manifest.json');
  const locale = `/${i18n.defaultLocale}`;
  const kinds = new Map<string, Answer['kind']>();
  for (const [route, { srcRoute, dataRoute }] of Object.entries(routes)) {
    const at = route.startsWith(`${locale}/`) ? route.slice(locale.length) : route === locale ? '/' : route;
    if (!REVIEW_ROUTES.some((known) => known === (srcRoute ?? at))) continue;
    kinds.set(at, 'page');
    if (dataRoute) kinds.set(dataRoute, 'data');
  }
  return { kinds, renewalId: preview.previewModeId };
}
