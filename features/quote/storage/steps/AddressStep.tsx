import { ADDRESS_NAMES } from '@/lib/domain/order/address-names';
import { POSTCODE_LABELS } from '@/lib/domain/order/labels';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { useAnswers } from '../../engine/form';
import { AddressFields } from '../../steps/AddressFields';

/** Asks for the collection address. */
export function AddressStep() {
  const { values } = useAnswers<StorageAnswers>();
  return (
    <AddressFields
      legend={ADDRESS_NAMES.storage_collection}
      postcodeLabel={POSTCODE_LABELS.storage_collection}
      path="addresses.storage_collection"
      address={values.addresses.storage_collection}
    />
  );
}
