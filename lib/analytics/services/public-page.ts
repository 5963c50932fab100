import Router from 'next/router';
import { isCampaignName, isVisitSwitch } from '@/lib/domain/campaign-names';

const namesIn = (address: string): readonly string[] =>
  URL.canParse(address) ? [...new URL(address).searchParams.keys()] : [];
/** Any other parameter may be a key to a quote or an order. */
const isClean = (address: string): boolean =>
  namesIn(address).every((name) => isCampaignName(name) || isVisitSwitch(name));

/** Returns an address as a third party may have it: without a fragment, and with campaign parameters alone. */
export function cleanAddress(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => isCampaignName(name))).toString();
  return `${origin}${pathname}${kept && `?${kept}`}`;
}

/** A page as the browser loaded it. */
export type LoadedPage = {
  /** Its props come from getStaticProps: it is the same for everybody. */
  readonly isPrerendered: boolean;
  /** It asks search engines not to list it. */
  readonly isNoindex: boolean;
  readonly address: string;
  /** The address of the page before, which scripts can read; '' for none. */
  readonly referrer: string;
};

/**
 * Returns whether optional services may run on a page: it is the same for everybody, search engines may list it, and neither
 * its address nor that of the page before can hold a key. Every other page is private, also one that is written later.
 */
export const isPublic = ({ isPrerendered, isNoindex, address, referrer }: LoadedPage): boolean =>
  isPrerendered && !isNoindex && isClean(address) && isClean(referrer);

let isAsLoaded = true;

/** Notices when the router shows another page in the same document, of which nothing is known here. */
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
 * Lets the browser load every further page. The scripts of others stay with this document: a page that the router showed in
 * it would be theirs to read, with its address. `leave` stands for the browser in tests.
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
