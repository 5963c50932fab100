import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { cleaningBooking } from './booking';

/** The last page of the cleaning flow before payment. */
export function CleaningCheckPage(page: CheckPageProps<CleaningAnswers>) {
  return <CheckPage booking={cleaningBooking} {...page} />;
}
