import { command, dataLayer } from '../data-layer';
import { loadScript } from './load-script';
import { cleanAddress } from './public-page';
import type { Service } from './service';

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
