import { useEffect, useRef } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import type { SummaryError } from '@/components/ui/ErrorSummary';

/** An error of a field. `groupId`: the group of the field, if a change of any field in it clears the error. */
type Wrong = SummaryError & { readonly groupId?: string | undefined };

/**
 * Provides the errors of a form that the server has refused, in the order of the page, each until its field is
 * changed. `said` is the ref of the summary, which takes the focus when the page opens.
 */
export function useAnsweredForm(errors: readonly Wrong[]) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  const { onInput, isChanged } = useChangedFields();
  const wrong = errors.filter(({ fieldId, groupId = fieldId }) => !isChanged(groupId));
  return {
    said,
    onInput,
    wrong,
    errorOf: (id: string): string | undefined => wrong.find(({ fieldId }) => fieldId === id)?.text,
  };
}
