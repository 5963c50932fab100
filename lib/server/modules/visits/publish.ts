import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import type { LocalDate } from '@/lib/domain/order-types';
import { daysToPublish } from '@/lib/domain/visits/publication';
import type { Trx } from '@/lib/server/platform/db/db';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/wake';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { crewDaysOn, giveToCrew, publishCrew } from './crews-repo';
import { jobsOn, proposedTeams } from './plan';
import { lockVisitsOn } from './repo';
import { sendLinkToForeman } from './send-link';

const [FIRST] = SLOT_SERVICES;

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * Publishes the plans that are due and sends each lead the link of the day; each once, however many instances look at once.
 * Returns the days that it published.
 */
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
 * Stores the proposal: the crews of the day, and which visits each has. The first of each service has its row without
 * work too, so that a day is known to be published. False when somebody else has.
 */
async function publish(trx: Trx, date: LocalDate, { capacity, twilio }: Deps['config'], at: Date): Promise<boolean> {
  // Who has the first crew's row has the day: a second instance waits here for the first.
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
