import Router from 'next/router';
import { useState } from 'react';
import type { Chosen } from './save-chosen';

/** Goes on into a quote with what was chosen here. The code that saves it comes with the press. */
export function useContinue() {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const goOn = async (chosen: Chosen) => {
    setState('saving');
    try {
      const { saveChosen } = await import('./save-chosen');
      await Router.push(await saveChosen(chosen));
      setState('idle');
    } catch {
      // The call has reported it; here it is only told.
      setState('failed');
    }
  };
  return { state, goOn: (chosen: Chosen) => void goOn(chosen) };
}
