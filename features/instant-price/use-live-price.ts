import { useEffect, useRef, useState } from 'react';
import type { Asker } from './askers';
import { type PriceWatch, watchPrice } from './live-price';
import { NO_LIVE_PRICE } from './types';

/** Returns the live price of a form, from hydration on. */
export function useLivePrice(asker: Asker) {
  const form = useRef<HTMLFormElement>(null);
  const watch = useRef<PriceWatch>(undefined);
  const [live, setLive] = useState(NO_LIVE_PRICE);

  useEffect(() => {
    if (!form.current) return undefined;
    const watching = watchPrice(form.current, asker, setLive);
    watch.current = watching;
    return watching.stop;
  }, [asker]);

  return { form, live, retry: () => watch.current?.ask() };
}
