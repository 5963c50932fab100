import Router from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import type { Chosen } from '../save-chosen';

/** Goes on into a quote with what was chosen here. The code that saves it comes with the press. */
function useContinue() {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const goOn = async (chosen: Chosen) => {
    setState('saving');
    try {
      const { saveChosen } = await import('../save-chosen');
      await Router.push(await saveChosen(chosen));
      setState('idle');
    } catch {
      // The call has reported it; here it is only told.
      setState('failed');
    }
  };
  return { state, goOn: (chosen: Chosen) => void goOn(chosen) };
}

type ContinueProps = {
  readonly chosen: Chosen;
  readonly children: string;
};

/** Into the quote, with everything kept. */
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
