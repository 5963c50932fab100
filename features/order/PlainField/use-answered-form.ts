import { useEffect, useRef } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import type { SummaryError } from '@/components/ui/ErrorSummary';

/** What is wrong with a field. `groupId`: of what it stands in, where a change of anything there is one of it. */
type Wrong = SummaryError & { readonly groupId?: string | undefined };

/**
 * A form that the server has answered: what is wrong with its fields by their ids, in the order of the page, until each is
 * changed. `said` is for the summary, which takes the focus when the page opens.
 */
export function useAnsweredForm(errors: readonly Wrong[]) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  const { onInput, isChanged } = useChangedFields();
  const wrong = errors.filter(({ fieldId, groupId = fieldId }) => !isChanged(groupId));
  return {
    ...{ said, onInput, wrong },
    errorOf: (id: string): string | undefined => wrong.find(({ fieldId }) => fieldId === id)?.text,
  };
}
