import type { APIRequestContext } from '@playwright/test';

/** The view of a search engine on an address: the answer without running its scripts. */
export type Visited = {
  readonly path: string;
  readonly status: number;
  /** Whether the page may be listed. */
  readonly isListed: boolean;
  readonly title: string;
  readonly description: string;
  readonly canonicals: readonly string[];
  /** The text of the first heading, and the number of first-level headings. */
  readonly h1: string;
  readonly firstHeadings: number;
  /** The structured data as JSON. */
  readonly jsonLd: readonly string[];
  /** The links to this site, as written: "/faq#vat", "#top". */
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The style classes of the elements. */
  readonly classes: ReadonlySet<string>;
};

/** The number of pages that are requested in parallel. */
const AT_ONCE = 4;

/** Returns the paths that sitemap.xml lists, in its order. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Visits every address that links lead to from the first one, without the links of pages that are not listed. */
export async function crawl(request: APIRequestContext, from: string): Promise<ReadonlyMap<string, Visited>> {
  const visited = new Map<string, Visited>();
  let next = [from];
  while (next.length > 0) {
    const found = await visitAll(request, next);
    for (const page of found) visited.set(page.path, page);
    const linked = found
      .filter(({ isListed }) => isListed)
      .flatMap(({ path, links }) => links.map((href) => target(href, path).path));
    next = [...new Set(linked)].filter((path) => !visited.has(path));
  }
  return visited;
}

async function visitAll(request: APIRequestContext, paths: readonly string[]): Promise<readonly Visited[]> {
  const found: Visited[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    found.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map((path) => visit(request, path)))));
  }
  return found;
}

export const visitSitemap = async (request: APIRequestContext): Promise<readonly Visited[]> =>
  visitAll(request, await sitemapPaths(request));

/**
 * Returns the pages of the sitemap to check in a browser: each that uses a style class which no earlier page uses, and
 * the one with the longest heading of each folder, where text is most likely to overflow.
 */
export async function samplePaths(request: APIRequestContext): Promise<readonly string[]> {
  const pages = await visitSitemap(request);
  const longest = new Map<string, Visited>();
  for (const page of pages) {
    const folder = page.path.slice(0, page.path.lastIndexOf('/'));
    if (page.h1.length > (longest.get(folder)?.h1.length ?? 0)) longest.set(folder, page);
  }
  const samples = new Set([...longest.values()].map(({ path }) => path));
  const seen = new Set<string>();
  for (const { path, classes } of pages) {
    if ([...classes].some((name) => !seen.has(name))) samples.add(path);
    for (const name of classes) seen.add(name);
  }
  return [...samples];
}

/** Returns the target of a link on a page: the path without its query, and the anchor. */
export function target(href: string, from: string): { readonly path: string; readonly anchor: string } {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  return { path: pathname, anchor: decodeURIComponent(hash.slice(1)) };
}

async function visit(request: APIRequestContext, path: string): Promise<Visited> {
  const answer = await request.get(path);
  const isPage = answer.headers()['content-type']?.includes('html') ?? false;
  const whole = isPage ? await answer.text() : '';
  const html = whole.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const isOfThisSite = (address: string) => /^(?:\/(?!\/)|#)/.test(address);
  return {
    path,
    status: answer.status(),
    isListed: isPage && answer.ok() && !/<meta name="robots" content="noindex"/.test(html),
    title: /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    canonicals: [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = '']) => href),
    h1: (/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, ''),
    firstHeadings: [...html.matchAll(/<h1\b/g)].length,
    jsonLd: [...whole.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => json,
    ),
    links: values(html, 'a', 'href').filter(isOfThisSite),
    images: [...values(html, 'img', 'src'), ...stylePictures(html)].filter((source) => !source.startsWith('data:')),
    ids: new Set(values(html, '[a-z][a-z0-9]*', 'id')),
    classes: new Set(values(html, '[a-z][a-z0-9]*', 'class').flatMap((names) => names.split(' '))),
  };
}

const values = (html: string, element: string, attribute: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Returns the pictures that an element's style attribute names for the style sheet. */
const stylePictures = (html: string): readonly string[] =>
  values(html, '[a-z][a-z0-9]*', 'style').flatMap((style) =>
    [...style.matchAll(/url\(&quot;(.*?)&quot;\)/g)].map(([, source = '']) => source),
  );
