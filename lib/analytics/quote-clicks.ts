import { track } from './track';

/**
 * Reports clicks that lead into a quote from pages whose markup has no code: every link and button with `data-spot`,
 * wherever it stands. One listener for the whole site; returns what ends it.
 */
export function trackQuoteClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const spot = target instanceof Element ? target.closest('[data-spot]')?.getAttribute('data-spot') : null;
    if (spot) track('get_a_quote_click_v2', { spot });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
