import { UnreadableDocument } from '@/lib/server/kernel/documents/document';
import { report } from '@/lib/server/kernel/observability/report';

/**
 * Makes a line of a list out of a stored row. A row that cannot be read is reported, and `instead` takes its place, so
 * that the other lines are still shown.
 * @param reference what the log calls the row, for example the order's reference
 */
export function readable<T>(reference: string, make: () => T, instead: () => T): T {
  try {
    return make();
  } catch (error) {
    report(error, { where: 'list', reference });
    return instead();
  }
}

/** Reports an unreadable document and returns null in place of what was made of it. Throws every other error. */
export function nullIfUnreadable(error: unknown): null {
  if (!(error instanceof UnreadableDocument)) throw error;
  report(error, { where: 'list', reference: error.reference ?? '' });
  return null;
}
