import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { storageBooking } from './booking';

/** The last page of the storage flow before payment. */
export function StorageCheckPage(page: CheckPageProps<StorageAnswers>) {
  return <CheckPage booking={storageBooking} {...page} />;
}
