import type { ComponentProps } from 'react';
import { AddressFields as Fields } from '@/components/booking/AddressFields';
import { useAnswers } from '../engine/form';
import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { ADDRESS_NAMES } from '@/lib/domain/order/address-names';
import { POSTCODE_LABELS } from '@/lib/domain/order/labels';

type AddressFieldsProps = Pick<
  ComponentProps<typeof Fields>,
  'legend' | 'postcodeLabel' | 'path' | 'address' | 'remove'
>;

export function AddressFields(props: AddressFieldsProps) {
  const { setField, errorOf } = useAnswers();
  return (
    <Fields
      {...props}
      onAnswer={(question, answer) => setField(`${props.path}.${question}`, answer)}
      errorOf={(question) => errorOf(`${props.path}.${question}`)}
    />
  );
}

export function CleaningAddressStep() {
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

export function CollectionAddressStep() {
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
