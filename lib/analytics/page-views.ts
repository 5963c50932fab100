import Router from 'next/router';
import { logEvent } from '@/lib/api/log-event';
import { isCountingOff } from './counting-off';
import type { AnalyticsEvents } from './events';

/** Counts pages shown by the client-side router. The loader counts those that are loaded whole. */
export function countPageViews(): void {
  Router.events.on('routeChangeComplete', (_, { shallow }: { readonly shallow: boolean }) => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (shallow || !canonical || document.querySelector('meta[name=robots]') || isCountingOff()) return;
    const view: AnalyticsEvents['page_view'] = { path: new URL(canonical.href).pathname };
    void logEvent('page_view', JSON.stringify(view));
  });
}
