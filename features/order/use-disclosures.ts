import { useEffect } from 'react';
import { openLinked } from '@/components/ui/open-linked';

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
