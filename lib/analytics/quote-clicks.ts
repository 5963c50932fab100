import { spotOf, takeEarlyClicks } from '@/lib/late-scripts/early-clicks';
import { earlyLog } from '@/lib/late-scripts/early-log';
import { tellServices, track } from './track';

/**
 * Counts every click that leads into a quote, wherever it stands: one listener for the site (instrumentation-client.ts).
 * Until then the loader counts them, and keeps for the services those that led here. Returns what ends it.
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
