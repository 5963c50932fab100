import { DAY_MS, addDays, londonDate } from '@/lib/domain/london-time';
import {
  ENQUIRIES_KEPT_DAYS,
  EVENTS_KEPT_DAYS,
  HELD_FORMS_KEPT_DAYS,
  MESSAGES_KEPT_DAYS,
  SIGNATURES_KEPT_DAYS,
  UNSUBSCRIBED_KEPT_DAYS,
  ordersKeptSince,
} from '@/lib/domain/retention';
import { deleteExpiredNotes } from '@/lib/server/modules/addresses/delete-expired-notes';
import { deleteExpiredOrders } from '@/lib/server/modules/booking/delete-expired-orders';
import { ORDER_LIMIT_WINDOW_MS } from '@/lib/server/modules/booking/create';
import { deleteOrderCountsBefore } from '@/lib/server/modules/booking/order-rate-limit-repo';
import { deleteOverSessions } from '@/lib/server/modules/crew/repo';
import { deleteExpiredDrafts } from '@/lib/server/modules/drafts/repo';
import {
  deleteEnquiriesBefore,
  deleteEnquiriesOfDeletedDrafts,
  deleteExpiredKeys,
  deleteHeldBefore,
} from '@/lib/server/modules/enquiries/repo';
import { lapseExtras } from '@/lib/server/modules/extras/steps';
import { deleteInvoicesBefore } from '@/lib/server/modules/invoices/repo';
import { deleteFormerSubscribers } from '@/lib/server/modules/newsletter/repo';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { deleteExpiredPhotos } from '@/lib/server/modules/photos/delete-expired-photos';
import { deleteReturnLinksOver } from '@/lib/server/modules/returns/repo';
import { deleteOver } from '@/lib/server/modules/sessions/repo';
import { deleteEventsBefore } from '@/lib/server/modules/telemetry/repo';
import { deleteLinkSendsBefore } from '@/lib/server/modules/visits/link-sends-repo';
import { deleteExpiredSignatures } from '@/lib/server/modules/visits/proof-repo';
import type { Db } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { deleteOldHits } from '@/lib/server/platform/limits/rate-limit-repo';
import { log } from '@/lib/server/platform/observability/log';
import { deleteFinishedBefore } from '@/lib/server/platform/outbox/dispatch';
import { runStep } from '@/lib/server/platform/row-failures/for-each-row';
import { hasFailures } from '@/lib/server/platform/row-failures/repo';
import type { RowTask } from '@/lib/server/platform/row-failures/tasks';
import { startScheduledJob } from './scheduler';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** A failed step does not stop the others. */
export async function runRetentionJobs({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const startedAt = performance.now();
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * DAY_MS);
  const step = <T>(task: RowTask, work: () => Promise<T>): Promise<T | null> => runStep({ db, now }, task, work);
  const expired = await step('sweep.holds', () => expireLapsedHolds({ db, now }));
  await step('sweep.extras', () => lapseExtras({ db, now }));
  await step('sweep.drafts', () => deleteExpiredDrafts(db, at));
  await step('sweep.enquiries', () => deleteExpiredEnquiries(db, at));
  await step('sweep.notes', () => deleteExpiredNotes({ db, now }));
  await step('sweep.subscribers', () => deleteFormerSubscribers(db, at, before(UNSUBSCRIBED_KEPT_DAYS)));
  await step('sweep.sessions', () => deleteOver(db, at));
  await step('sweep.crew_sessions', () => deleteOverSessions(db, at));
  const linksSince = addDays(londonDate(at), -MESSAGES_KEPT_DAYS);
  await step('sweep.crew_links', () => deleteLinkSendsBefore(db, linksSince));
  await step('sweep.signatures', () => deleteExpiredSignatures(db, before(SIGNATURES_KEPT_DAYS)));
  await step('sweep.return_links', () => deleteReturnLinksOver(db, at));
  await step('sweep.order_makers', () => deleteOrderCountsBefore(db, new Date(at.getTime() - ORDER_LIMIT_WINDOW_MS)));
  await step('sweep.rate_limits', () => deleteOldHits(db, at.getTime() - DAY_MS));
  await step('sweep.events', () => deleteEventsBefore(db, before(EVENTS_KEPT_DAYS)));
  const messages = await step('sweep.messages', () => deleteFinishedBefore(db, before(MESSAGES_KEPT_DAYS)));
  const ms = Math.round(performance.now() - startedAt);
  log()[(expired ?? 0) + (messages ?? 0) > 0 ? 'info' : 'debug']({ expired, messages, ms }, 'sweep');
}

/** Deletes orders, invoices and photos past their retention. A failed step does not stop the others. */
export async function runDailyRetentionJobs(ports: Ports): Promise<void> {
  const orders = await runStep(ports, 'daily.orders', () => deleteExpiredOrders(ports));
  await runStep(ports, 'daily.invoices', () => deleteExpiredInvoices(ports));
  await runStep(ports, 'daily.photos', () => deleteExpiredPhotos(ports));
  if (orders !== null && orders > 0) log().info({ orders }, 'forgot orders');
}

/** The daily deletion is retried every hour after a failure. Returns the function that stops both. */
export function startRetentionJobs(ports: Ports, everyMs = 15_000): () => Promise<void> {
  let doneIn = '';
  const round = async (): Promise<void> => {
    await runRetentionJobs(ports);
    const at = ports.now();
    const [day, hour] = [londonDate(at), at.toISOString().slice(0, 13)];
    if (doneIn === day || doneIn === hour) return;
    await runDailyRetentionJobs(ports);
    doneIn = (await hasFailures(ports.db, 'daily.')) ? hour : day;
  };
  return startScheduledJob('sweep', round, everyMs);
}

/** Deletes enquiries as the privacy policy says. Contact details of a saved quote go with the quote. */
export async function deleteExpiredEnquiries(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteEnquiriesBefore(db, before(ENQUIRIES_KEPT_DAYS));
  await deleteEnquiriesOfDeletedDrafts(db);
  await deleteHeldBefore(db, before(HELD_FORMS_KEPT_DAYS));
  await deleteExpiredKeys(db, now);
}

/** Deletes documents six years after the tax year of their money, never before their order. Returns how many. */
export const deleteExpiredInvoices = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  deleteInvoicesBefore(db, ordersKeptSince(londonDate(now())));
