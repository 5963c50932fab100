import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { cleaningBooking } from './booking';

export function CleaningCheckPage(page: CheckPageProps<CleaningAnswers>) {
  return <CheckPage booking={cleaningBooking} {...page} />;
}
