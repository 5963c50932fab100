import type { Deps } from '@/lib/server/platform/installation/deps';
import { viewInvoice } from './view';

export const invoicesService = (deps: Pick<Deps, 'db'>) => ({
  /** Null for a wrong reference or key, and for a number that is not of this order. */
  view: (asked: Parameters<typeof viewInvoice>[1]) => viewInvoice(deps, asked),
});
