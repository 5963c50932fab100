import { Button } from '@/components/ui/Button/Button';
import { Note } from '@/components/ui/Note/Note';
import { useContinue } from '../continue-quote';
import type { Chosen } from '../save-chosen';

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
