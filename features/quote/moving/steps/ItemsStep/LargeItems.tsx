import { askedOf } from '@/lib/domain/passage/large';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { PASSAGE_ANSWER } from '@/lib/passage-routes';
import { useAnswers } from '../../../engine/form';
import { ShareLink } from './ShareLink';

/** Leads beside the quote: to others who fill the list, and to whether its large items go through. */
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
      <a href={`${PASSAGE_ANSWER}?${asked.query}`} target="_blank" rel="noreferrer">
        {asked.pieces === 1
          ? '1 large item: will it go through?'
          : `${asked.pieces} large items: will they go through?`}
      </a>
    </p>
  );
}
