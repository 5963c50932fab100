import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { askedOf } from '@/lib/domain/access-check/large';
import { sharedListPath } from '@/lib/shared-list-routes';
import { ACCESS_CHECK, ACCESS_CHECK_ANSWER } from '@/lib/tool-routes';
import { useAnswers, useWizardContext } from '../../../engine/form';
import itemsStepStyles from './ItemsStep.module.scss';

type MoreAboutItemsProps = {
  /** Whether other people have put items on the shared list. */
  readonly isShared: boolean;
};

export function MoreAboutItems({ isShared }: MoreAboutItemsProps) {
  const { values } = useAnswers<MovingAnswers>();
  const { draftId } = useWizardContext();
  const asked = askedOf(values.furnitureItems, values.addresses.delivery);
  return (
    <ul className={itemsStepStyles.more}>
      <li>
        <a href={asked ? `${ACCESS_CHECK_ANSWER}?${asked.query}` : ACCESS_CHECK} target="_blank" rel="noreferrer">
          {asked?.pieces === 1
            ? '1 large item: will it go through?'
            : asked
              ? `${asked.pieces} large items: will they go through?`
              : 'Will large things fit through the door?'}
        </a>
      </li>
      {draftId ? (
        <li>
          <a href={sharedListPath(draftId)} target="_blank" rel="noreferrer">
            {isShared ? 'Who has what' : 'Moving with others? Fill the list together'}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
