import { useEffect } from 'react';

/**
 * Opens the disclosures around the element that the URL's hash names, and scrolls to it. Not every browser opens a
 * <details> for a link into it.
 */
export function openLinked(): void {
  const linked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  let details = linked?.closest('details');
  if (!linked || !details) return;
  for (; details; details = details.parentElement?.closest('details')) details.open = true;
  linked.scrollIntoView();
}

/** Opens the disclosure that a link leads to, and all of them while the page is printed. */
export function useDisclosures(): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const openAll = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const closeAgain = () => {
      for (const details of opened) details.open = false;
    };
    openLinked();
    window.addEventListener('hashchange', openLinked);
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', closeAgain);
    return () => {
      window.removeEventListener('hashchange', openLinked);
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', closeAgain);
    };
  }, []);
}
