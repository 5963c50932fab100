import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { storageFlowOf, storageRows } from './flow';
import { openCover } from '../check/open-cover';

export function StorageCheckPage(page: CheckPageProps<StorageAnswers>) {
  const { view } = page;
  const flow = storageFlowOf(view.kind === 'question' ? view.saved.values : null);
  return <CheckPage flow={{ ...flow, rows: (values) => storageRows(values, openCover(values)) }} {...page} />;
}
