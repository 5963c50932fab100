import { askedOf } from '@/lib/domain/passage/large';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { PASSAGE_ANSWER } from '@/lib/passage-routes';
import { useAnswers } from '../../../engine/form';

/** Leads to whether the large items of the list go through, beside the quote. */
export function LargeItems() {
  const { values } = useAnswers<MovingAnswers>();
  const asked = askedOf(values.furnitureItems, values.addresses.delivery);
  if (!asked) return null;
  return (
    <p>
      <a href={`${PASSAGE_ANSWER}?${asked.query}`} target="_blank" rel="noreferrer">
        {asked.pieces === 1
          ? '1 large item: will it go through?'
          : `${asked.pieces} large items: will they go through?`}
      </a>
    </p>
  );
}
