import { Note } from '@/components/ui/Note';
import type { PlanFit } from '@/lib/domain/pricing/fit';

type FitNotesProps = { readonly fit: PlanFit; readonly hasPlan: boolean };

/** Renders what the ticket does not say about a list that exceeds the plan or is heavy for its vans. */
export function FitNotes({ fit, hasPlan }: FitNotesProps) {
  return (
    <>
      {hasPlan && fit.leftOver.length > 0 ? (
        <Note kind="quiet" role="status">
          {`Beyond the plan: ${fit.leftOver.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}`}
        </Note>
      ) : null}
      {fit.loads > fit.vans ? (
        <Note kind="quiet" role="status">
          This is heavy for the vans we planned, so we drive twice or send a heavier one, at no extra cost to you.
        </Note>
      ) : null}
    </>
  );
}
