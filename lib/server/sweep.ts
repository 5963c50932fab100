import { DAY_MS } from '@/lib/domain/durations';
import { addDays, londonDate } from '@/lib/domain/london-time';
import { EVENTS_KEPT_DAYS, MESSAGES_KEPT_DAYS, SIGNATURES_KEPT_DAYS } from '@/lib/domain/retention';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { deleteOldHits } from '@/lib/server/kernel/limits/rate-limit-repo';
import { log } from '@/lib/server/kernel/observability/log';
import { deleteFinishedBefore } from '@/lib/server/kernel/outbox/claim';
import { forgetOrders } from '@/lib/server/subjects/booking/forget';
import { MAKERS_KEPT_MS } from '@/lib/server/subjects/booking/makers';
import { deleteMakersBefore } from '@/lib/server/subjects/booking/makers-repo';
import { deleteOverSessions } from '@/lib/server/subjects/crew/repo';
import { deleteExpiredDrafts } from '@/lib/server/subjects/drafts/repo';
import { lapseExtras } from '@/lib/server/subjects/extras/lapse';
import { forgetInvoices } from '@/lib/server/subjects/invoices/forget';
import { forgetLeads } from '@/lib/server/subjects/leads/forget';
import { forgetFormerSubscribers } from '@/lib/server/subjects/newsletter/forget';
import { deleteReturnLinksOver } from '@/lib/server/subjects/returns/repo';
import { deleteOver } from '@/lib/server/subjects/sessions/repo';
import { forgetPhotos } from '@/lib/server/subjects/photos/forget';
import { forgetNotes } from '@/lib/server/subjects/stops/forget';
import { deleteEventsBefore } from '@/lib/server/subjects/telemetry/repo';
import { expireLapsedHolds } from '@/lib/server/subjects/transitions/expire';
import { deleteLinkSendsBefore } from '@/lib/server/subjects/visits/link-sends-repo';
import { forgetSignatures } from '@/lib/server/subjects/visits/signoffs-repo';
import { startRounds } from './rounds';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** Frees what has lapsed (unpaid holds), closes what nobody has answered in time, and forgets what has expired (drafts, leads, notes of jobs that are over, former subscribers, counters, old events, sent messages). */
export async function sweep({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const startedAt = performance.now();
  const at = now();
  const expired = await expireLapsedHolds({ db, now });
  await lapseExtras({ db, now });
  await deleteExpiredDrafts(db, at);
  await forgetLeads(db, at);
  await forgetNotes({ db, now });
  await forgetFormerSubscribers(db, at);
  await deleteOver(db, at);
  await deleteOverSessions(db, at);
  await deleteLinkSendsBefore(db, addDays(londonDate(at), -MESSAGES_KEPT_DAYS));
  await forgetSignatures(db, new Date(at.getTime() - SIGNATURES_KEPT_DAYS * DAY_MS));
  await deleteReturnLinksOver(db, at);
  await deleteMakersBefore(db, new Date(at.getTime() - MAKERS_KEPT_MS));
  await deleteOldHits(db, at.getTime() - DAY_MS);
  await deleteEventsBefore(db, new Date(at.getTime() - EVENTS_KEPT_DAYS * DAY_MS));
  const messages = await deleteFinishedBefore(db, new Date(at.getTime() - MESSAGES_KEPT_DAYS * DAY_MS));
  const ms = Math.round(performance.now() - startedAt);
  log()[expired + messages > 0 ? 'info' : 'debug']({ expired, messages, ms }, 'sweep');
}

/** Sweeps now and then, and once a day forgets the orders and photos that are due to be. Returns the function that ends it, after the sweep in hand. */
export function startSweeping(ports: Ports, everyMs = 15_000): () => Promise<void> {
  let forgotOn = '';
  const round = async (): Promise<void> => {
    await sweep(ports);
    const today = londonDate(ports.now());
    if (today === forgotOn) return;
    const orders = await forgetOrders(ports);
    await forgetInvoices(ports);
    await forgetPhotos(ports);
    forgotOn = today;
    if (orders > 0) log().info({ orders }, 'forgot orders');
  };
  return startRounds('sweep', round, everyMs);
}
