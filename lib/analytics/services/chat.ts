import Router from 'next/router';
import { holdsKey } from './clean-address';
import { loadScript } from './load-script';
import type { Service } from './service';

type Widget = {
  readonly load: () => void;
  readonly remove: () => void;
  readonly status: () => { readonly loaded: boolean };
};
type ChatWindow = Window & {
  HubSpotConversations?: { readonly widget: Widget };
  /** HubSpot reads them when its script comes. */
  hsConversationsSettings?: { readonly loadImmediately: boolean };
  hsConversationsOnReady?: (() => void)[];
};

/** SHELL-6. Pure; `address` is path and query. */
export function allowsChat(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return !pathname.includes('get-a-quote') && searchParams.get('hubspot_chat') !== '0';
}

/** HubSpot's chat: there on the pages that allow it, whatever way leads to them. */
export function chat(id: string, origin: string): Service {
  const page = window as ChatWindow;
  const show = () => {
    const widget = page.HubSpotConversations?.widget;
    const { pathname, search } = window.location;
    if (!allowsChat(pathname + search)) {
      widget?.remove();
    } else if (!widget) {
      if (!holdsKey(search)) loadScript(`${origin}/${encodeURIComponent(id)}.js`, { id: 'hs-script-loader' });
    } else if (!widget.status().loaded) {
      widget.load();
    }
  };
  return {
    start() {
      // The script alone shows nothing: by the time it comes the visitor may be on a quote.
      page.hsConversationsSettings = { loadImmediately: false };
      page.hsConversationsOnReady = [show];
      Router.events.on('routeChangeComplete', show);
      show();
    },
    stop() {
      Router.events.off('routeChangeComplete', show);
      page.HubSpotConversations?.widget.remove();
    },
  };
}
