import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { bookingOf } from './top-up';

/** The last page of the storage flow before payment. */
export function StorageCheckPage(page: CheckPageProps<StorageAnswers>) {
  const { view } = page;
  return <CheckPage booking={bookingOf(view.kind === 'question' ? view.saved.values : null)} {...page} />;
}
