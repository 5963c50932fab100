import { command, dataLayer } from '../data-layer';
import { loadScript } from './load-script';
import { cleanAddress } from './public-page';

/** A third-party service that the operator has switched on. */
export type Service = {
  /** Whether it sends our own events and reads nothing of a page, so that it may also run on private pages. */
  readonly sendsOwnEventsOnly?: true;
  /** Called once, when consent allows. */
  readonly start: () => void;
  /** Called when consent is withdrawn, just before the page reloads. */
  readonly stop: () => void;
};

/** Returns the service for Google Tag Manager. It reads earlier events from the data layer when it loads. */
export function tagManager(id: string, origin: string): Service {
  return {
    start() {
      // Google's tags send this address instead of the one in the address bar.
      command('set', 'page_location', cleanAddress(window.location.href));
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(`${origin}/gtm.js?id=${encodeURIComponent(id)}`);
    },
    stop: () => undefined,
  };
}

type ChatWindow = Window & { readonly HubSpotConversations?: { readonly widget: { readonly remove: () => void } } };

/** Returns whether the chat may be shown (SHELL-6). Pure. `address` is path and query. */
export function allowsChat(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return !pathname.includes('get-a-quote') && searchParams.get('hubspot_chat') !== '0';
}

/** Returns the service for HubSpot's chat, on the pages that allow it. */
export function chat(id: string, origin: string): Service {
  return {
    start() {
      const { pathname, search } = window.location;
      if (allowsChat(pathname + search))
        loadScript(`${origin}/${encodeURIComponent(id)}.js`, { id: 'hs-script-loader' });
    },
    stop: () => (window as ChatWindow).HubSpotConversations?.widget.remove(),
  };
}

/** Returns the service for traces and replays (ANA-2), which need consent. */
export function visitRecording(dsn: string): Service {
  let isWanted = false;
  let stopRecording: (() => Promise<void>) | null = null;
  return {
    start() {
      isWanted = true;
      void import('./error-service').then(({ recordVisit }) => {
        if (isWanted) stopRecording = recordVisit(dsn).stop;
      });
    },
    stop() {
      isWanted = false;
      void stopRecording?.();
    },
  };
}
