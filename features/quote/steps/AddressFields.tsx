import type { ComponentProps } from 'react';
import { AddressFields as Fields } from '@/components/booking/AddressFields';
import { useAnswers } from '../engine/form';

type AddressFieldsProps = Pick<
  ComponentProps<typeof Fields>,
  'legend' | 'postcodeLabel' | 'path' | 'address' | 'remove'
>;

/** Asks for one address of the answers. */
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
