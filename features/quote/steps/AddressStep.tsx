import type { ComponentProps } from 'react';
import { AddressFields as Fields } from '@/components/booking/AddressFields';
import { useAnswers } from '../engine/form';
import { ADDRESS_WORDS } from '@/lib/domain/order/labels';
import type { DraftAddress } from '@/lib/domain/order-types';
import type { SingleAddress } from '@/lib/domain/services/flows';

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

type AddressFieldProps = { readonly kind: SingleAddress };

export function AddressField({ kind }: AddressFieldProps) {
  const { values } = useAnswers<{ readonly addresses: Readonly<Record<typeof kind, DraftAddress>> }>();
  return (
    <AddressFields
      legend={ADDRESS_WORDS[kind].name}
      postcodeLabel={ADDRESS_WORDS[kind].postcode}
      path={`addresses.${kind}`}
      address={values.addresses[kind]}
    />
  );
}

export const CleaningAddressStep = () => <AddressField kind="cleaning" />;
export const CollectionAddressStep = () => <AddressField kind="storage_collection" />;
