import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { AskForReturn } from './AskForReturn';
import { returnFlow } from './flow';

export type ReturnCheckPageProps = CheckPageProps<ReturnAnswers> & {
  /**
   * Whether the request of a return without a proven owner has just been sent. `askPath` is the path that it posts
   * to.
   */
  readonly isAsked: boolean;
  readonly askPath: string;
};

/** Renders the last page of a return before payment, or before the request without a proven owner (OWN-1). */
export function ReturnCheckPage({ isAsked, askPath, ...page }: ReturnCheckPageProps) {
  const { view } = page;
  const draftId = view.kind === 'question' && view.store === null ? view.saved.draftId : null;
  const instead = draftId ? <AskForReturn draftId={draftId} isAsked={isAsked} action={askPath} /> : undefined;
  return <CheckPage flow={returnFlow} {...page} instead={instead} />;
}
