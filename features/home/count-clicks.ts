import { whenWanted } from '@/components/ui/HydrateLater/when-wanted';

/**
 * Reports clicks that lead from this page into a quote (QUO-5). The code comes when the browser is idle or somebody
 * comes near: the first load of the home page has none to spare. Returns what ends it.
 */
export function countClicks(): () => void {
  let end: (() => void) | null = () => undefined;
  void whenWanted()
    .then(() => import('@/lib/analytics/quote-clicks'))
    .then(({ trackQuoteClicks }) => {
      if (end) end = trackQuoteClicks();
    });
  return () => {
    end?.();
    end = null;
  };
}
