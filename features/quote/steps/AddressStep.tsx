import type { ComponentProps } from 'react';
import { AddressFields as Fields } from '@/components/booking/AddressFields';
import { useAnswers } from '../engine/form';
import { ADDRESS_NAMES } from '@/lib/domain/order/address-names';
import { POSTCODE_LABELS } from '@/lib/domain/order/labels';
import type { DraftAddress } from '@/lib/domain/order-types';

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

type AddressFieldProps = { readonly kind: 'collection' | 'delivery' | 'storage_collection' | 'cleaning' };

export function AddressField({ kind }: AddressFieldProps) {
  const { values } = useAnswers<{ readonly addresses: Readonly<Record<typeof kind, DraftAddress>> }>();
  return (
    <AddressFields
      legend={ADDRESS_NAMES[kind]}
      postcodeLabel={POSTCODE_LABELS[kind]}
      path={`addresses.${kind}`}
      address={values.addresses[kind]}
    />
  );
}

export const CleaningAddressStep = () => <AddressField kind="cleaning" />;
export const CollectionAddressStep = () => <AddressField kind="storage_collection" />;
