import Router from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import type { Chosen } from '../save-chosen';

/**
 * Provides the state of continuing into a quote with the chosen values. The code that saves them loads with the press.
 */
function useContinue() {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const goOn = async (chosen: Chosen) => {
    setState('saving');
    try {
      const { saveChosen } = await import('../save-chosen');
      await Router.push(await saveChosen(chosen));
      setState('idle');
    } catch {
      // The call has reported the error, so this only shows it.
      setState('failed');
    }
  };
  return { state, goOn: (chosen: Chosen) => void goOn(chosen) };
}

type ContinueProps = {
  readonly chosen: Chosen;
  readonly children: string;
};

/** Renders the button that continues into the quote and keeps every choice. */
export function Continue({ chosen, children }: ContinueProps) {
  const { state, goOn } = useContinue();
  return (
    <>
      <Button
        fullWidth
        iconAfter="arrow-right"
        loading={state === 'saving'}
        onClick={() => goOn(chosen)}
        data-spot="storage_calculator_list"
      >
        {children}
      </Button>
      {state === 'failed' ? (
        <Note kind="error" role="alert">
          We could not save your list just now. It is still here: please try again.
        </Note>
      ) : null}
    </>
  );
}
