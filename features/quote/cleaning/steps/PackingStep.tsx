import { CLEANING_ADD_ONS } from '@/lib/domain/vocabulary';
import { AddOnsField } from '../../steps/AddOnsField';

/** What we do beside cleaning. */
export function PackingStep() {
  return <AddOnsField legend="Packing" offered={CLEANING_ADD_ONS} />;
}
