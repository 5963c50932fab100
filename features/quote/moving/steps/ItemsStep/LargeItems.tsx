import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { SharedCounts } from '@/lib/domain/catalogue/shared-items';
import { askedOf } from '@/lib/domain/access-check/large';
import { ACCESS_CHECK_ANSWER } from '@/lib/tool-routes';
import { sharedListPath } from '@/lib/shared-list-routes';
import { useAnswers, useWizardContext } from '../../../engine/form';

type Shared = { readonly sharedItems?: SharedCounts };

function ShareLink() {
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

export function LargeItems() {
  return (
    <>
      <ShareLink />
      <WillTheyGoThrough />
    </>
  );
}

function WillTheyGoThrough() {
  const { values } = useAnswers<MovingAnswers>();
  const asked = askedOf(values.furnitureItems, values.addresses.delivery);
  if (!asked) return null;
  return (
    <p>
      <a href={`${ACCESS_CHECK_ANSWER}?${asked.query}`} target="_blank" rel="noreferrer">
        {asked.pieces === 1
          ? '1 large item: will it go through?'
          : `${asked.pieces} large items: will they go through?`}
      </a>
    </p>
  );
}
