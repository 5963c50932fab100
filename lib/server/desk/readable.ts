import { UnreadableDocument } from '@/lib/server/kernel/documents/document';
import { report } from '@/lib/server/kernel/observability/report';

/**
 * A row of a list, made of what is stored. One that cannot be read is a fault in the log, and `instead` says so in its
 * place, so that nobody loses sight of the others.
 * @param subject what the log calls the row, as the desk's pages do: a reference, an id
 */
export function readable<T>(subject: string, make: () => T, instead: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    report(error, { desk: subject });
    return instead();
  }
}
