import type { InputHTMLAttributes } from 'react';
import type { StopDetails } from '@/lib/domain/order/stops';
import { stopField } from '@/lib/contracts/addresses-page';
import { PlainArea, PlainField } from '../../PlainField/PlainField';
import type { StopSection } from '../model';

type StopFieldProps = {
  readonly section: StopSection;
  readonly name: keyof StopDetails;
  readonly label: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

/** One answer about a stop. */
export function StopField({ section, name, label, hint, isOptional, isLong, maxLength, ...passed }: StopFieldProps) {
  const { stop, values, errors } = section;
  const own = { id: stopField(stop, name), label, hint, maxLength, value: values[name], error: errors[name] };
  return isLong ? (
    <PlainArea {...own} optional={isOptional} rows={3} />
  ) : (
    <PlainField {...own} {...passed} optional={isOptional} />
  );
}
