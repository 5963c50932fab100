import type { CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { cleaningFlow } from './flow';

export function CleaningCheckPage(page: CheckPageProps<CleaningAnswers>) {
  return <CheckPage flow={cleaningFlow} {...page} />;
}
