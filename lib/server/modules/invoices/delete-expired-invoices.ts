import { londonDate } from '@/lib/domain/london-time';
import { ordersKeptSince } from '@/lib/domain/retention';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { deleteInvoicesBefore } from './repo';

/**
 * Forgets documents six years after the tax year of their own money, and never before their order: a refund may come long
 * after the work. Returns how many were forgotten.
 */
export const deleteExpiredInvoices = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  deleteInvoicesBefore(db, ordersKeptSince(londonDate(now())));
