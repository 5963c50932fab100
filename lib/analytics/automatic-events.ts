import Router from 'next/router';
import { logEvent } from '@/lib/api/log-event';
import { spotOf, takeEarlyClicks } from '@/lib/deferred-scripts/early-clicks';
import { earlyLog } from '@/lib/deferred-scripts/early-log';
import { isCountingOff } from './counting-off';
import type { AnalyticsEvents } from './events';
import { tellServices, track } from './track';

/** Counts pages shown by the client-side router. The loader counts those that are loaded whole. */
export function countPageViews(): void {
  Router.events.on('routeChangeComplete', (_, { shallow }: { readonly shallow: boolean }) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (shallow || !canonical || document.querySelector('meta[name=robots]') || isCountingOff()) return;
    const view: AnalyticsEvents['page_view'] = { path: new URL(canonical.href).pathname };
    void logEvent('page_view', JSON.stringify(view));
  });
}

/** Counts every click on a link into a quote, with one listener for the site. Returns the cleanup. */
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
