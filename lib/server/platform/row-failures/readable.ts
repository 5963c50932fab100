import { UnreadableDocument } from '@/lib/server/platform/documents/document';
import { report } from '@/lib/server/platform/observability/report';

/**
 * Returns a list entry made from a stored row. When the row cannot be read, reports it and returns `instead()`, so that
 * the other entries are still shown.
 * @param reference the row's name in the log, for example the order's reference
 */
export function readable<T>(reference: string, make: () => T, instead: () => T): T {
  try {
    return make();
  } catch (error) {
    report(error, { where: 'list', reference });
    return instead();
  }
}

/** Reports an unreadable document and returns null. Rethrows every other error. */
export function nullIfUnreadable(error: unknown): null {
  if (!(error instanceof UnreadableDocument)) throw error;
  report(error, { where: 'list', reference: error.reference ?? '' });
  return null;
}
