import { wrongField } from '@/lib/server/platform/base/problem';
import { isKeepable } from '@/lib/server/platform/db/storable-text';

const MESSAGE = 'This contains a character that we cannot store. Please type it again';

/**
 * Returns the path of the first name or value that no database can store ("addresses.collection.note"); null without
 * one.
 */
function unkeepableIn(value: unknown, at: string): string | null {
  if (typeof value === 'string') return isKeepable(value) ? null : at;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!isKeepable(name)) return at;
    const found = unkeepableIn(inner, at === '' ? name : `${at}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Checks every body and query before other code reads it. Throws Problem validation_failed for text that cannot be
 * stored.
 */
export function refuseUnkeepable(fields: Readonly<Record<string, unknown>>): void {
  const at = unkeepableIn(fields, '');
  if (at !== null) throw wrongField(at, MESSAGE);
}
