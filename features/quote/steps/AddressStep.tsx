import { useState, type ComponentProps } from 'react';
import { AddressFields as Fields } from '@/components/booking/AddressFields';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { useAnswers } from '../engine/form';
import { Answered } from './Answered';
import { ADDRESS_WORDS } from '@/lib/domain/order/labels';
import type { DraftAddress } from '@/lib/domain/order-types';
import type { SingleAddress } from '@/lib/domain/services/flows';

type AddressFieldsProps = Pick<
  ComponentProps<typeof Fields>,
  'legend' | 'postcodeLabel' | 'path' | 'address' | 'remove' | 'framePostcode'
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

/** Returns whether the postcode came from a start page, because nothing else of the address is known yet. */
const isCarried = ({ postcode, floor }: DraftAddress) => floor === null && fullPostcode(postcode) !== null;

type AddressFieldProps = {
  readonly kind: SingleAddress;
  /** Whether a postcode from the start page is shown as answered, which suits a step with a single address. */
  readonly isAlone?: boolean;
};

export function AddressField({ kind, isAlone = false }: AddressFieldProps) {
  const { values } = useAnswers<{ readonly addresses: Readonly<Record<typeof kind, DraftAddress>> }>();
  const { errorOf } = useAnswers();
  const { name, postcode } = ADDRESS_WORDS[kind];
  const address = values.addresses[kind];
  const [wasCarried] = useState(isAlone && isCarried(address));
  return (
    <AddressFields
      legend={name}
      postcodeLabel={postcode}
      path={`addresses.${kind}`}
      address={address}
      framePostcode={
        wasCarried
          ? (question) => (
              <Answered label={postcode} answer={address.postcode} error={errorOf(`addresses.${kind}.postcode`)}>
                {question}
              </Answered>
            )
          : undefined
      }
    />
  );
}

export const CleaningAddressStep = () => <AddressField kind="cleaning" isAlone />;
export const CollectionAddressStep = () => <AddressField kind="storage_collection" isAlone />;
