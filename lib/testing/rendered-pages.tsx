import type { ComponentType } from 'react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { routeFiles, sitePages, type SitePage } from '@/lib/tooling/search/site-pages';

/** A page's HTML as a visitor gets it, without the common frame. */
export type RenderedPage = SitePage & { readonly html: string };

type Router = NonNullable<React.ContextType<typeof RouterContext>>;

/** Returns the parts of a router that pages use during rendering. */
const routerAt = ({ route, path }: SitePage) =>
  ({ route, pathname: route, asPath: path, query: {}, basePath: '', isReady: true }) as unknown as Router;

/** Renders every static page as the server does, without a server or a browser, for tests that have no document. */
export async function renderedPages(): Promise<readonly RenderedPage[]> {
  const files = new Map(routeFiles().map(({ route, file }) => [route, file]));
  const rendered: RenderedPage[] = [];
  for (const page of await sitePages()) {
    const { default: Page } = (await import(files.get(page.route) ?? '')) as {
      default: ComponentType<SitePage['props']>;
    };
    const { prelude } = await prerenderToNodeStream(
      <RouterContext.Provider value={routerAt(page)}>
        <Page {...page.props} />
      </RouterContext.Provider>,
    );
    // Comments are React's markers for hydration.
    rendered.push({ ...page, html: (await text(prelude)).replace(/<!--.*?-->/g, '') });
  }
  return rendered;
}
