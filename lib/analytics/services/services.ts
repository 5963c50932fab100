import { command, dataLayer } from '../data-layer';
import { loadScript } from './load-script';
import { cleanAddress } from './public-page';

/** A third-party service that the operator has switched on. */
export type Service = {
  /** Such a service reads nothing of a page, so it may also run on private pages. */
  readonly sendsOwnEventsOnly?: true;
  readonly start: () => void;
  /** Called when consent is withdrawn, just before the page reloads. */
  readonly stop: () => void;
};

/** Reads earlier events from the data layer when it loads. */
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

/** Returns whether the chat may be shown (SHELL-6). `address` is path and query. */
export function allowsChat(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return !pathname.includes('get-a-quote') && searchParams.get('hubspot_chat') !== '0';
}

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

/** Traces and replays need consent (ANA-2). */
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
