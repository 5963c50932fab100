import type { LinkWay } from '@/lib/domain/notifications/sms';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { LocalDate } from '@/lib/domain/london-time';
import type { CrewDayRow, CrewLinkSendRow, Db, OutboxRow, Trx } from '@/lib/server/platform/db/schema';

export const LINK_TOPICS = { text: 'crew.link.text', mail: 'crew.link.lead' } as const satisfies Record<
  LinkWay,
  string
>;
export const linkDedupeKey = ({ id, way }: Pick<CrewLinkSendRow, 'id' | 'way'>): string => `${LINK_TOPICS[way]}:${id}`;

/** Returns false when there is a link send with this id. */
export async function insertLinkSend(trx: Trx, row: CrewLinkSendRow): Promise<boolean> {
  const made = await trx
    .insertInto('crew_link_sends')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function findLinkSend(db: Db, id: string): Promise<CrewLinkSendRow | undefined> {
  return db.selectFrom('crew_link_sends').selectAll().where('id', '=', id).executeTakeFirst();
}

export type LinkSend = CrewLinkSendRow & { readonly message: OutboxRow };

/** Returns the link sends of a day, the earliest first. */
export async function linkSendsOn(db: Db, date: LocalDate): Promise<readonly LinkSend[]> {
  const rows = await db
    .selectFrom('crew_link_sends')
    .selectAll()
    .where('date', '=', date)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const messages = await db
    .selectFrom('outbox')
    .selectAll()
    .where('dedupe_key', 'in', rows.map(linkDedupeKey))
    .execute();
  const byKey = new Map(messages.map((message) => [message.dedupe_key, message]));
  return rows.flatMap((row) => {
    const message = byKey.get(linkDedupeKey(row));
    return message ? [{ ...row, message }] : [];
  });
}

/** Returns whether a link send is for the crew's current foreman and valid key. */
export const isOfLink =
  (day: CrewDayRow) =>
  (send: CrewLinkSendRow): boolean =>
    send.date === day.date &&
    send.service === day.service &&
    send.number === day.number &&
    send.key_version === day.key_version &&
    send.member_id === day.lead_id;

export async function hasWork(db: Db, { date, service, number }: CrewOfDay): Promise<boolean> {
  const job = await db
    .selectFrom('visit_crews as c')
    .innerJoin('visits as v', 'v.id', 'c.visit_id')
    .select('v.id')
    .where('v.date', '=', date)
    .where('v.service', '=', service)
    .where('v.state', 'not in', ['cancelled', 'done'])
    .where('c.number', '=', number)
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}

export async function deleteLinkSendsBefore(db: Db, date: LocalDate): Promise<void> {
  await db.deleteFrom('crew_link_sends').where('date', '<', date).execute();
}
