import Router from 'next/router';
import { command, dataLayer } from '../data-layer';
import { cleanAddress, holdsKey } from './clean-address';
import { loadScript } from './load-script';
import type { Service } from './service';

/** Google's tags send this address instead of the one in the address bar. */
const tellAddress = () => command('set', 'page_location', cleanAddress(window.location.href));

/** Google Tag Manager. What was tracked before stands in the data layer; it reads all of it when it comes. */
export function tagManager(id: string, origin: string): Service {
  return {
    start() {
      if (holdsKey(window.location.search)) return;
      tellAddress();
      Router.events.on('routeChangeComplete', tellAddress);
      dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(`${origin}/gtm.js?id=${encodeURIComponent(id)}`);
    },
    stop: () => Router.events.off('routeChangeComplete', tellAddress),
  };
}
