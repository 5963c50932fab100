import { CLEANING_ADD_ONS } from '@/lib/domain/order-types';
import { AddOnsField } from '../../steps/AddOnsField';

/** Asks for the extras of a clean. */
export function PackingStep() {
  return <AddOnsField legend="Packing" offered={CLEANING_ADD_ONS} />;
}
