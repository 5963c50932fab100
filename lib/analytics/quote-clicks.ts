import { spotOf, takeEarlyClicks } from '@/lib/deferred-scripts/early-clicks';
import { earlyLog } from '@/lib/deferred-scripts/early-log';
import { tellServices, track } from './track';

/**
 * Counts every click on a link into a quote, with one listener for the site (instrumentation-client.ts). Before it runs
 * the loader counts the clicks and keeps for the services the one that led here. Returns a function that ends it.
 */
export function countQuoteClicks(): () => void {
  earlyLog()?.stopCounting();
  takeEarlyClicks().forEach(({ spot, time }) => tellServices('get_a_quote_click_v2', { spot }, time));
  const onClick = ({ target }: MouseEvent) => {
    const spot = spotOf(target);
    if (spot !== null) track('get_a_quote_click_v2', { spot });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
