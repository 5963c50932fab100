import { type SubmitEvent, useRef, useState } from 'react';
import type { Photos } from './use-photos';

/**
 * Holds a form back while photos of it are on their way, then sends it by the button that was pressed. Where one was not
 * taken the form stays, so that somebody sees it; sent again it goes without.
 */
export function useWhenSent({ isBusy, settled }: Pick<Photos, 'isBusy' | 'settled'>) {
  const [isWaiting, setWaiting] = useState(false);
  const isFree = useRef(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isBusy || isFree.current) return;
    event.preventDefault();
    if (isWaiting) return;
    const { currentTarget: form, nativeEvent } = event;
    const { submitter } = nativeEvent;
    setWaiting(true);
    void settled().then((isWhole) => {
      setWaiting(false);
      if (!isWhole) return;
      isFree.current = true;
      form.requestSubmit(submitter);
    });
  };
  return { onSubmit, isWaiting };
}
