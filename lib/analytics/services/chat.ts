import { loadScript } from './load-script';
import type { Service } from './service';

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
