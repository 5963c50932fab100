import type { ComponentType } from 'react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { routeFiles, sitePages, type SitePage } from '@/lib/tooling/search/site-pages';

/** A page as a visitor gets it, without the frame that all have. */
export type RenderedPage = SitePage & { readonly html: string };

type Router = NonNullable<React.ContextType<typeof RouterContext>>;

/** All that pages ask of a router while they are drawn. */
const routerAt = ({ route, path }: SitePage) =>
  ({ route, pathname: route, asPath: path, query: {}, basePath: '', isReady: true }) as unknown as Router;

/**
 * Every page that is the same for everybody, drawn as the server draws it, without a server or a browser: for tests that
 * have no document.
 */
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
    // Where React finds its way later, in comments.
    rendered.push({ ...page, html: (await text(prelude)).replace(/<!--.*?-->/g, '') });
  }
  return rendered;
}
