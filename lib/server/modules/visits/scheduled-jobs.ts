import { londonDate, minutesAfter, type LocalDate } from '@/lib/domain/london-time';
import { SLOT_SERVICES } from '@/lib/domain/slots/calendar';
import { UNDO_MINUTES } from '@/lib/domain/visits/assumptions';
import { daysToPublish } from '@/lib/domain/visits/publication';
import { insertEvent, lockOrder, moveOrder } from '@/lib/server/modules/orders/repo';
import { askForReview } from '@/lib/server/modules/reviews/service';
import { transact } from '@/lib/server/platform/db/db';
import type { Trx, VisitRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { crewDaysOn, giveToCrew, publishCrew } from './crews-repo';
import { jobsOn, proposedTeams } from './plan';
import { lockVisitsOn, ordersDoneBy, ordersOutOfStep, visitsOf } from './repo';
import { sendLinkToForeman } from './send-link';
import { syncVisits } from './sync';

const [FIRST] = SLOT_SERVICES;

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/** Publishes the plans that are due, each once, and sends the foremen their links. Returns the published days. */
export async function publishDuePlans({ db, now, config }: Ports): Promise<readonly LocalDate[]> {
  const at = now();
  const published: LocalDate[] = [];
  const days = daysToPublish(at);
  await forEachRow({ db, now }, 'visits.publish', {
    due: ({ after }) => Promise.resolve(days.filter((date) => date > after)),
    work: async (date) => {
      if ((await crewDaysOn(db, date)).some(({ published_at }) => published_at !== null)) return false;
      const isPublished = await transact(db, (trx) => publish(trx, date, config, at));
      if (isPublished) published.push(date);
      return isPublished;
    },
  });
  if (published.length > 0) wakeOutbox();
  return published;
}

/**
 * Stores the proposal of a day. Crew 1 of the first service always has a row, which marks the day as published. Returns
 * false when another instance was faster.
 */
async function publish(trx: Trx, date: LocalDate, { capacity, twilio }: Deps['config'], at: Date): Promise<boolean> {
  // A second instance waits here for the first.
  if (!(await publishCrew(trx, { date, service: FIRST, number: 1 }, at))) return false;
  await lockVisitsOn(trx, date);
  const known = await crewDaysOn(trx, date);
  for (const { service, sheets } of proposedTeams(await jobsOn(trx, date), capacity)) {
    const led = known.filter((day) => day.service === service);
    const crews = [...sheets.map(({ crew }) => crew), ...led.map(({ number }) => number)];
    for (const number of [...new Set([1, ...crews])].toSorted((a, b) => a - b)) {
      await publishCrew(trx, { date, service, number }, at);
    }
    for (const { crew: number, jobs } of sheets) {
      for (const { visit } of jobs) await giveToCrew(trx, { visit_id: visit.id, number, pinned: 0 });
      await sendLinkToForeman(trx, { date, service, number }, { at, hasTexts: twilio !== null });
    }
  }
  return true;
}

/** Completes every order whose visits are all done and can no longer be undone. Returns how many. */
export async function completeDoneOrders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  const by = minutesAfter(at, -UNDO_MINUTES);
  return forEachRow({ db, now }, 'visits.complete', {
    due: (page) => ordersDoneBy(db, by, page),
    work: (id) =>
      transact(db, async (trx) => {
        await lockOrder(trx, id);
        // A step may have been undone meanwhile.
        if (!isAllDoneBy(await visitsOf(trx, id), by)) return false;
        if (!(await moveOrder(trx, id, 'completed', { at }))) return false;
        await insertEvent(trx, id, { type: 'completed', cause: 'crew', at });
        await askForReview(trx, id, at);
        return true;
      }),
  });
}

function isAllDoneBy(visits: readonly VisitRow[], instant: Date): boolean {
  const due = visits.filter(({ state }) => state !== 'cancelled');
  return due.length > 0 && due.every(({ done_at: at }) => at !== null && at <= instant.toISOString());
}

/** Syncs visits of orders that an older build changed (operating/two-builds.md). Returns how many. */
export async function catchUpVisits({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now();
  return forEachRow({ db, now }, 'visits.catch_up', {
    due: (page) => ordersOutOfStep(db, londonDate(at), page),
    work: (id) =>
      transact(db, async (trx) => {
        await syncVisits(trx, await lockOrder(trx, id), at);
        return true;
      }),
  });
}
