import { thingField } from '@/lib/contracts/thing-field';
import { readNumber } from '@/lib/domain/typed-number';

type Chosen = { readonly id: string; readonly quantity: number };

/**
 * Returns the items that a unit's plain form selects, by the ids of their lines. Lines with the count 0 are left out.
 * An invalid count is passed on, so that the call refuses it.
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
