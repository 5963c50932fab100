import { useEffect, useRef, useState } from 'react';
import type { PriceWatch } from './live-price';
import { NO_LIVE_PRICE } from './types';

/**
 * Fetches the code of the live price when somebody comes near the form, or at once when the browser has kept what was
 * typed. Until then the form is plain HTML. A failed download is like a failed call: said, and tried again on request.
 */
export function useLivePrice() {
  const form = useRef<HTMLFormElement>(null);
  const watch = useRef<PriceWatch>(undefined);
  const begin = useRef<() => void>(undefined);
  const [live, setLive] = useState(NO_LIVE_PRICE);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let state: 'waiting' | 'loading' | 'gone' = 'waiting';
    const start = () => {
      if (state !== 'waiting') return;
      state = 'loading';
      import('./live-price').then(
        ({ watchPrice }) => {
          if (state === 'loading') watch.current = watchPrice(element, setLive);
        },
        () => {
          if (state === 'loading') state = 'waiting';
          setLive({ ...NO_LIVE_PRICE, state: 'unreachable' });
        },
      );
    };
    begin.current = start;
    const near = ['focusin', 'pointerover', 'input'];
    near.forEach((event) => element.addEventListener(event, start));
    if (new FormData(element).get('from')) start();
    return () => {
      state = 'gone';
      near.forEach((event) => element.removeEventListener(event, start));
      watch.current?.stop();
      watch.current = undefined;
    };
  }, []);

  const retry = () => (watch.current ? watch.current.ask() : begin.current?.());
  return { form, live, retry };
}
