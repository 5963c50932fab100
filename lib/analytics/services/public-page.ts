import Router from 'next/router';
import { isCampaignName, isVisitSwitch } from '@/lib/domain/campaign-names';

const namesIn = (address: string): readonly string[] =>
  URL.canParse(address) ? [...new URL(address).searchParams.keys()] : [];
/** Any other parameter may be the key of a quote or an order. */
const isClean = (address: string): boolean =>
  namesIn(address).every((name) => isCampaignName(name) || isVisitSwitch(name));

/** Returns the URL that third parties may see: without a fragment, and with campaign parameters only. */
export function cleanAddress(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => isCampaignName(name))).toString();
  return `${origin}${pathname}${kept && `?${kept}`}`;
}

export type LoadedPage = {
  /** Whether it is the same for every visitor (getStaticProps). */
  readonly isPrerendered: boolean;
  readonly isNoindex: boolean;
  readonly address: string;
  /** Scripts can read it. '' for none. */
  readonly referrer: string;
};

/**
 * Returns whether optional services may run on a page. Every page is private that may differ by visitor or whose URLs
 * may hold a key.
 */
export const isPublic = ({ isPrerendered, isNoindex, address, referrer }: LoadedPage): boolean =>
  isPrerendered && !isNoindex && isClean(address) && isClean(referrer);

let isAsLoaded = true;

/** Nothing is known of the page that the router shows in the same document. */
export function watchNavigation(): void {
  Router.events.on('routeChangeStart', (_: string, { shallow }: { readonly shallow: boolean }) => {
    if (!shallow) isAsLoaded = false;
  });
}

/** Returns whether optional services may run in this document. */
export const isPublicPage = (): boolean =>
  isAsLoaded &&
  isPublic({
    isPrerendered: (window as Partial<Window>).__NEXT_DATA__?.gsp === true,
    isNoindex: document.querySelector('meta[name=robots]') !== null,
    address: window.location.href,
    referrer: document.referrer,
  });

/**
 * Makes the browser load every later page whole, because third-party scripts stay in the document. `leave` is replaced
 * in tests.
 */
export function loadPagesWhole(leave = (address: string) => window.location.assign(address)): void {
  const { router } = Router;
  if (!router) return;
  for (const name of ['push', 'replace'] as const) {
    const change = router[name].bind(router);
    router[name] = (url, as, options) => {
      if (options?.shallow) return change(url, as, options);
      const address = as ?? url;
      leave(typeof address === 'string' ? address : (address.href ?? window.location.href));
      // Never settles, as in Next.js when the browser loads the next page.
      return new Promise(() => undefined);
    };
  }
}
