import { useState } from 'react';
import { TextField } from '@/components/ui/TextField';
import { typicalPounds } from '@/lib/domain/catalogue/typical-values';
import { formatPence, fromPounds, toPounds } from '@/lib/domain/money';
import type { ValuedLine } from '@/lib/domain/order/cover-gap';
import { COVER } from '@/lib/domain/order/cover';
import { readPounds } from '@/lib/domain/typed-number';
import { LIMITS } from '@/lib/validation/limits';

const WRONG = `Enter whole pounds up to ${formatPence(fromPounds(LIMITS.worthPounds))}`;

export const worthFieldId = (id: string): string => `worth-${id}`;

const MOST_DIGITS = String(LIMITS.worthPounds).length;
/** Longest input: the digits plus pound sign, separators and pence, which customers type and paste. */
const MOST_SIGNS = MOST_DIGITS + 8;

/** Returns the typed amount in whole pounds; null when it is not an amount that can be covered. */
const wholePounds = (text: string): number | null => {
  const pounds = readPounds(text);
  return pounds === null || pounds < 0 || pounds > LIMITS.worthPounds ? null : Math.round(pounds);
};

type WorthFieldProps = {
  readonly line: ValuedLine;
  /** Called with the value in pounds, or null to remove it. */
  readonly onChange: (pounds: number | null) => void;
};

/** Asks for the value of one piece. If empty, the typical value counts. An item without one remains to be filled in. */
export function WorthField({ line, onChange }: WorthFieldProps) {
  const { id, title, quantity, worth } = line;
  const typical = typicalPounds(id);
  const isDearKind = typical !== null && fromPounds(typical) > COVER.item;
  const known = toPounds(worth);
  const [text, setText] = useState(known === 0 ? '' : String(known));
  const [isWrong, setWrong] = useState(false);
  const change = (typed: string) => {
    setText(typed);
    setWrong(false);
    const pounds = typed.trim() === '' ? (isDearKind ? null : 0) : wholePounds(typed);
    if (pounds !== null || typed.trim() === '') onChange(pounds);
  };
  const leave = () => {
    const pounds = wholePounds(text);
    if (text.trim() !== '') {
      setWrong(pounds === null);
      if (pounds !== null) setText(String(pounds));
      return;
    }
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
      maxLength={MOST_SIGNS}
      error={isWrong ? WRONG : undefined}
      onChange={change}
      onBlur={leave}
    />
  );
}
