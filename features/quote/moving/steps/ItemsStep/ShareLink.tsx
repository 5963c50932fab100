import type { SharedCounts } from '@/lib/domain/catalogue/shared-items';
import { sharedListPath } from '@/lib/shared-list-routes';
import { useWizardContext } from '../../../engine/context';
import { useAnswers } from '../../../engine/form';

/** What a draft brings beside its answers when others have put things into its list. */
type Shared = { readonly sharedItems?: SharedCounts };

/** Leads to where several people fill the list, beside the quote; says which of it is theirs. */
export function ShareLink() {
  const { values } = useAnswers<Shared>();
  const { draftId } = useWizardContext();
  if (!draftId) return null;
  const theirs = Object.values(values.sharedItems ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <p>
      {theirs > 0 ? <span>{`${theirs} of these items are other people’s, and only they change them. `}</span> : null}
      <a href={sharedListPath(draftId)} target="_blank" rel="noreferrer">
        {theirs > 0 ? 'Who has what' : 'Moving with others? Fill the list together'}
      </a>
    </p>
  );
}
