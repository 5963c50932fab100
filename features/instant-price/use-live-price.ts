import { useEffect, useRef, useState } from 'react';
import { type PriceWatch, watchPrice } from './live-price';
import { NO_LIVE_PRICE } from './types';

/** The live price of a form, from the moment React has taken it over. */
export function useLivePrice() {
  const form = useRef<HTMLFormElement>(null);
  const watch = useRef<PriceWatch>(undefined);
  const [live, setLive] = useState(NO_LIVE_PRICE);

  useEffect(() => {
    if (!form.current) return undefined;
    const watching = watchPrice(form.current, setLive);
    watch.current = watching;
    return watching.stop;
  }, []);

  return { form, live, retry: () => watch.current?.ask() };
}
