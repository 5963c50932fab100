import { HELP_TITLE } from '@/lib/domain/order/labels';
import { STORAGE_ADD_ONS } from '@/lib/domain/order-types';
import { AddOnsField } from '../../steps/AddOnsField';

/** Asks for the extras of a collection. */
export function PackingStep() {
  return <AddOnsField legend={HELP_TITLE} offered={STORAGE_ADD_ONS} />;
}
