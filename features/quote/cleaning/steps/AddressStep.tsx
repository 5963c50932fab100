import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import { ADDRESS_NAMES } from '@/lib/domain/order/address-names';
import { POSTCODE_LABELS } from '@/lib/domain/order/labels';
import { useAnswers } from '../../engine/form';
import { AddressFields } from '../../steps/AddressFields';

/** Asks for the address of the home to clean. */
export function AddressStep() {
  const { values } = useAnswers<CleaningAnswers>();
  return (
    <AddressFields
      legend={ADDRESS_NAMES.cleaning}
      postcodeLabel={POSTCODE_LABELS.cleaning}
      path="addresses.cleaning"
      address={values.addresses.cleaning}
    />
  );
}
