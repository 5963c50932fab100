import { command, dataLayer } from '../data-layer';
import { loadScript } from './load-script';
import { cleanAddress } from './public-page';
import type { Service } from './service';

/** Google Tag Manager. What was tracked before stands in the data layer; it reads all of it when it comes. */
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
