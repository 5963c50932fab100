import type { ComponentType } from 'react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { routeFiles, sitePages, type SitePage } from '@/lib/tooling/search/site-pages';

/** A page as a visitor gets it, without the frame that all have. */
export type RenderedPage = SitePage & { readonly html: string };

type Router = NonNullable<React.ContextType<typeof RouterContext>>;

/** All that pages ask of a router while they are drawn. */
const routerAt = ({ route, path }: SitePage) =>
  ({ route, pathname: route, asPath: path, query: {}, basePath: '', isReady: true }) as unknown as Router;

/** Every page that is the same for everybody, drawn as the server draws it, without a server or a browser. */
export async function renderedPages(): Promise<readonly RenderedPage[]> {
  const files = new Map(routeFiles().map(({ route, file }) => [route, file]));
  const rendered: RenderedPage[] = [];
  for (const page of await sitePages()) {
    const { default: Page } = (await import(files.get(page.route) ?? '')) as {
      default: ComponentType<SitePage['props']>;
    };
    const html = renderToStaticMarkup(
      <RouterContext.Provider value={routerAt(page)}>
        <Page {...page.props} />
      </RouterContext.Provider>,
    );
    rendered.push({ ...page, html });
  }
  return rendered;
}
