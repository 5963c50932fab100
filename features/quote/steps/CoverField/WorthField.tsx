import { useState } from 'react';
import { TextField } from '@/components/ui/TextField/TextField';
import { typicalPounds } from '@/lib/domain/catalogue/typical-values';
import { formatPence, fromPounds, toPounds } from '@/lib/domain/money';
import type { ValuedLine } from '@/lib/domain/order/cover-gap';
import { COVER } from '@/lib/domain/order/cover';
import { LIMITS } from '@/lib/validation/limits';

export const worthFieldId = (id: string): string => `worth-${id}`;

const MOST_DIGITS = String(LIMITS.worthPounds).length;
const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, MOST_DIGITS);

type WorthFieldProps = {
  readonly line: ValuedLine;
  /** Null takes back what was said. */
  readonly onChange: (pounds: number | null) => void;
};

/** What one piece is worth. While it is empty, what is typical counts; a thing without a typical value stays to be filled in. */
export function WorthField({ line, onChange }: WorthFieldProps) {
  const { id, title, quantity, worth } = line;
  const typical = typicalPounds(id);
  const isDearKind = typical !== null && fromPounds(typical) > COVER.item;
  const known = toPounds(worth);
  const [text, setText] = useState(known === 0 ? '' : String(known));
  const change = (typed: string) => {
    const digits = digitsOf(typed);
    setText(digits);
    onChange(digits === '' ? (isDearKind ? null : 0) : Number(digits));
  };
  const leave = () => {
    if (text !== '') return;
    if (isDearKind) setText(String(typical));
    else onChange(null);
  };
  return (
    <TextField
      label={quantity > 1 ? `${title}, each of ${quantity}` : title}
      hint={typical === null ? 'No typical value: enter your own' : `Typically ${formatPence(fromPounds(typical))}`}
      name={worthFieldId(id)}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MOST_DIGITS + 2}
      onChange={change}
      onBlur={leave}
    />
  );
}
