import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GetStaticPaths, GetStaticProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';

/**
 * The pages of the site, asked of the pages themselves: every file under pages with getStaticProps, at every address
 * that its getStaticPaths names. So a new service, area or article is in the sitemap, has its share image and is tested
 * from the day its content is there, and no list has to be kept.
 */
export type SitePage = {
  /** "/services/moving" */
  readonly path: string;
  /** The file's route: "/services/[...slug]". */
  readonly route: string;
  readonly props: ShellProps & Readonly<Record<string, unknown>>;
};

type PageModule = { readonly getStaticPaths?: GetStaticPaths; readonly getStaticProps?: GetStaticProps };
type Params = Readonly<Record<string, string | readonly string[]>>;

const PAGES = path.resolve(import.meta.dirname, '../../../pages');
/** Frames, endpoints and the page for what is not there: none has an address of its own. */
const NOT_A_PAGE = /^\/(_\w+|404|api)(\/|$)/;

/** Routes by their file, without those that Next.js keeps for itself. */
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

/** Every page that is the same for everybody, in the order of their addresses. */
export async function sitePages(): Promise<readonly SitePage[]> {
  const pages: SitePage[] = [];
  for (const { file, route } of routeFiles()) {
    // What is made for each visitor, the quotes say, need not even be loaded.
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

/** Pages that search engines may list (SEO-1). */
export const indexablePages = (pages: readonly SitePage[]): readonly SitePage[] =>
  pages.filter(({ props }) => !props.noindex);

async function paramsOf(route: string, { getStaticPaths }: PageModule): Promise<readonly Params[]> {
  if (!getStaticPaths) return [{}];
  const { paths } = await getStaticPaths({});
  return paths.map((entry) => (typeof entry === 'string' ? paramsAt(route, entry) : (entry.params as Params)));
}

/** A part of a route: "[area]", "[...slug]" for many, "[[...slug]]" for many or none. */
const PARAM = /\/(\[)?\[(\.\.\.)?(\w+)\]\]?/g;

/** What Next.js reads out of "/services/shipping/spain" for "/services/[...slug]". */
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

/** "/services/[...slug]" with its params is "/services/shipping/spain". */
export function addressAt(route: string, params: Params): string {
  const address = route.replace(PARAM, (_, __, ___, name: string) =>
    [params[name] ?? []]
      .flat()
      .map((part) => `/${part}`)
      .join(''),
  );
  return address || '/';
}
