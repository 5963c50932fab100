import { wrongField } from '@/lib/server/platform/base/problem';
import { isStorable } from '@/lib/server/platform/db/storable-text';

const MESSAGE = 'This contains a character that we cannot store. Please type it again';

/**
 * Returns the path of the first name or value that no database can store ("addresses.collection.note"); null without
 * one.
 */
function findUnstorable(value: unknown, at: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : at;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return at;
    const found = findUnstorable(inner, at === '' ? name : `${at}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Checks every body and query before other code reads it. Throws Problem validation_failed for text that cannot be
 * stored.
 */
export function refuseUnstorable(fields: Readonly<Record<string, unknown>>): void {
  const at = findUnstorable(fields, '');
  if (at !== null) throw wrongField(at, MESSAGE);
}
