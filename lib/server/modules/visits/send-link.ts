import { firstWay } from '@/lib/domain/notifications/sms';
import { readableUntil, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { CrewLinkSendRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { crewDaysOn, findMember } from './crews-repo';
import { hasWork, insertLinkSend, LINK_TOPICS, linkDedupeKey } from './link-sends-repo';

/** Enqueues the link of a crew's day, once by its id. */
export async function sendLink(trx: Trx, row: CrewLinkSendRow): Promise<void> {
  if (!(await insertLinkSend(trx, row))) return;
  const now = new Date(row.asked_at);
  await enqueue(trx, LINK_TOPICS[row.way], { sendId: row.id }, { dedupeKey: linkDedupeKey(row), now });
}

type By = {
  readonly at: Date;
  readonly hasTexts: boolean;
};

/**
 * Sends a crew's link to its foreman, once, when its day is published and has work. The desk shows a foreman who cannot
 * be reached. Call it in every transaction that publishes a crew's day, gives it work or another foreman.
 */
export async function sendLinkToForeman(trx: Trx, crew: CrewOfDay, { at, hasTexts }: By): Promise<void> {
  const { date, service, number } = crew;
  const day = (await crewDaysOn(trx, date)).find((each) => each.service === service && each.number === number);
  if (!day?.published_at || day.lead_id === null || at >= readableUntil(date)) return;
  const lead = await findMember(trx, day.lead_id);
  const way = lead && firstWay(lead, hasTexts);
  if (!lead || !way || !(await hasWork(trx, crew))) return;
  await sendLink(trx, {
    id: `${writeCrewDay(crew)}.${day.key_version}:${lead.id}`,
    date,
    service,
    number,
    key_version: day.key_version,
    member_id: lead.id,
    way,
    asked_at: at.toISOString(),
  });
}
