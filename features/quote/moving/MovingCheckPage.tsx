import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { checkedMove } from './checked-move';

/** The last page of the moving flow before payment. */
export function MovingCheckPage(page: CheckPageProps<MovingAnswers>) {
  return <CheckPage booking={checkedMove} {...page} />;
}
