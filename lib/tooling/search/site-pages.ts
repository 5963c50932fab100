import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GetStaticPaths, GetStaticProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';

/**
 * A page of the site, found by loading the pages: every file under pages with getStaticProps, at every address that its
 * getStaticPaths returns. A new service, area or article is therefore in the sitemap, has a share image and is tested
 * at once, without a list to maintain.
 */
export type SitePage = {
  /** The path: "/services/moving". */
  readonly path: string;
  /** The route of the file: "/services/[...slug]". */
  readonly route: string;
  readonly props: ShellProps & Readonly<Record<string, unknown>>;
};

type PageModule = { readonly getStaticPaths?: GetStaticPaths; readonly getStaticProps?: GetStaticProps };
type Params = Readonly<Record<string, string | readonly string[]>>;

const PAGES = path.resolve(import.meta.dirname, '../../../pages');
/** Routes without an address of their own: frames, endpoints and the 404 page. */
const NOT_A_PAGE = /^\/(_\w+|404|api)(\/|$)/;

/** Returns the routes with their files, without those that Next.js reserves. */
export function routeFiles(): readonly { readonly route: string; readonly file: string }[] {
  return readdirSync(PAGES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, route: routeOf(file) }))
    .filter(({ route }) => !NOT_A_PAGE.test(route))
    .sort((one, other) => (one.route < other.route ? -1 : 1));
}

function routeOf(file: string): string {
  const parts = path.relative(PAGES, file).split(path.sep).join('/');
  return `/${parts.replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '')}`;
}

/** Returns every page that is the same for every visitor, by address. */
export async function sitePages(): Promise<readonly SitePage[]> {
  const pages: SitePage[] = [];
  for (const { file, route } of routeFiles()) {
    // Pages rendered for each visitor, such as quotes, need not be loaded.
    if (!readFileSync(file, 'utf8').includes('getStaticProps')) continue;
    const page = (await import(file)) as PageModule;
    if (!page.getStaticProps) continue;
    for (const params of await paramsOf(route, page)) {
      const answer = await page.getStaticProps({ params: { ...params } as Record<string, string> });
      if ('props' in answer) {
        pages.push({ path: addressAt(route, params), route, props: answer.props as SitePage['props'] });
      }
    }
  }
  return pages.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Returns the pages that search engines may list (SEO-1). */
export const indexablePages = (pages: readonly SitePage[]): readonly SitePage[] =>
  pages.filter(({ props }) => !props.noindex);

async function paramsOf(route: string, { getStaticPaths }: PageModule): Promise<readonly Params[]> {
  if (!getStaticPaths) return [{}];
  const { paths } = await getStaticPaths({});
  return paths.map((entry) => (typeof entry === 'string' ? paramsAt(route, entry) : (entry.params as Params)));
}

/** A parameter of a route: "[area]", "[...slug]" for many, "[[...slug]]" for many or none. */
const PARAM = /\/(\[)?\[(\.\.\.)?(\w+)\]\]?/g;

/** Returns the params that Next.js extracts from "/services/shipping/spain" for "/services/[...slug]". */
export function paramsAt(route: string, address: string): Params {
  const pattern = route.replace(PARAM, (_, optional: string | undefined, many: string | undefined) =>
    optional ? '(?:/(.+))?' : many ? '/(.+)' : '/([^/]+)',
  );
  const values = new RegExp(`^${pattern}$`).exec(address);
  if (!values) throw new Error(`${address} is no address of ${route}`);
  const params = [...route.matchAll(PARAM)].map(([, , many, name = ''], index) => {
    const value = values[index + 1];
    return [name, many && value ? value.split('/') : value] as const;
  });
  return Object.fromEntries(params.filter((entry): entry is [string, string | string[]] => entry[1] !== undefined));
}

/** Returns the address of a route with its params: "/services/shipping/spain" for "/services/[...slug]". */
export function addressAt(route: string, params: Params): string {
  const address = route.replace(PARAM, (_, __, ___, name: string) =>
    [params[name] ?? []]
      .flat()
      .map((part) => `/${part}`)
      .join(''),
  );
  return address || '/';
}
