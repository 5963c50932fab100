import { Button } from '@/components/ui/Button/Button';
import { Note } from '@/components/ui/Note/Note';
import { useContinue } from '../continue-quote';

type ContinueProps = {
  readonly draft: Parameters<ReturnType<typeof useContinue>['goOn']>[0];
  readonly children: string;
};

/** Into the quote, with everything kept. */
export function Continue({ draft, children }: ContinueProps) {
  const { state, goOn } = useContinue();
  return (
    <>
      <Button
        fullWidth
        iconAfter="arrow-right"
        loading={state === 'saving'}
        onClick={() => goOn(draft)}
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
