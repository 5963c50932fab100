import { HELP_TITLE } from '@/lib/domain/order/labels';
import { STORAGE_ADD_ONS } from '@/lib/domain/vocabulary';
import { AddOnsField } from '../../steps/AddOnsField';

/** What we do beside collecting and storing. */
export function PackingStep() {
  return <AddOnsField legend={HELP_TITLE} offered={STORAGE_ADD_ONS} />;
}
