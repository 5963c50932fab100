import { thingField } from '@/lib/contracts/thing-field';

type Chosen = { readonly id: string; readonly quantity: number };

/**
 * The things that the fields of a unit's plain form choose, by the ids of their lines; a line of which none is wanted is
 * left out. What is no number is left to the call to refuse.
 */
export function thingsIn(fields: Readonly<Record<string, unknown>>): readonly Chosen[] {
  const prefix = thingField('');
  return Object.entries(fields)
    .filter(([name, value]) => name.startsWith(prefix) && typeof value === 'string')
    .map(([name, value]) => ({ id: name.slice(prefix.length), quantity: Number(value) }))
    .filter(({ quantity }) => quantity !== 0);
}
