import { track } from './track';

/**
 * Reports clicks that lead into a quote from pages whose markup has no code: every link and button with `data-spot`,
 * wherever it stands, and links in texts, whose spot is their page. One listener for the page; returns what ends it.
 */
export function trackQuoteClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-spot],a[href^="/get-a-quote"]') : null;
    if (link) track('get_a_quote_click_v2', { spot: link.dataset.spot ?? window.location.pathname });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
