import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { AskForReturn } from './AskForReturn';
import { returnBooking } from './booking';

export type ReturnCheckPageProps = CheckPageProps<ReturnAnswers> & {
  /** It was just asked for, and the path that the request posts to: where we do not know whose things they are. */
  readonly isAsked: boolean;
  readonly askPath: string;
};

/** The last page of a return before payment, or before it is asked for (OWN-1). */
export function ReturnCheckPage({ isAsked, askPath, ...page }: ReturnCheckPageProps) {
  const { view } = page;
  const draftId = view.kind === 'question' && view.store === null ? view.saved.draftId : null;
  const instead = draftId ? <AskForReturn {...{ draftId, isAsked }} action={askPath} /> : undefined;
  return <CheckPage booking={returnBooking} {...{ ...page, instead }} />;
}
