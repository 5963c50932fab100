import { thingField } from '@/lib/contracts/thing-field';
import { readNumber } from '@/lib/domain/typed-number';

type Chosen = { readonly id: string; readonly quantity: number };

/**
 * The things that the fields of a unit's plain form choose, by the ids of their lines; a line of which none is wanted is
 * left out. What is no number is left to the call to refuse.
 */
export function thingsIn(fields: Readonly<Record<string, unknown>>): readonly Chosen[] {
  const prefix = thingField('');
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string' ? [[name, value.trim()] as const] : [],
    )
    .map(([name, typed]) => ({ id: name.slice(prefix.length), quantity: readNumber(typed || '0') ?? Number.NaN }))
    .filter(({ quantity }) => quantity !== 0);
}
