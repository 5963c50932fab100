import type { Searched } from '@/lib/domain/order/search-words';
import type { Db, Trx } from '@/lib/server/kernel/db/db';
import type { HeldFormRow, LeadKeyRow, LeadRow } from '@/lib/server/kernel/db/schema';
import { forgetWords, putWords } from '@/lib/server/kernel/db/search-words-repo';
import { FORM, type SentForm } from './form';

/** Every field of a form in which somebody or their company is named, in the order in which a name is read. */
const NAMES = ['name', 'first_name', 'firstName', 'last_name', 'lastName', 'company_name', 'companyName'];

/** What of a form is searched beside its mailbox and number. */
const searchedForm = (form: SentForm): Pick<Searched, 'names' | 'codes'> => ({
  names: textsIn(form, NAMES),
  codes: textsIn(form, ['postcode']),
});

const textsIn = (form: SentForm, fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) => {
    const value = form[field];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });

/** The lead of a dedupe key: made, or brought up to date. Returns the id it has. */
export async function upsertLead(trx: Trx, lead: LeadRow): Promise<string> {
  const { body_json, email, phone } = lead;
  const row = await trx
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('dedupe_key').doUpdateSet({ body_json, email, phone }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await putWords(trx, foundLead(row));
  return row.id;
}

/** What the desk finds a lead by. */
const foundLead = (row: LeadRow) => ({
  ...searchedForm(FORM.read(row.body_json)),
  ...{ email: row.email, phone: row.phone, record_id: row.id, at: row.created_at },
});

/** Whether there is a lead of a dedupe key. */
export async function isLeadKnown(db: Db, dedupeKey: string): Promise<boolean> {
  const row = await db.selectFrom('leads').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst();
  return row !== undefined;
}

/** True when the same has been sent before and still counts. */
export async function isKeyTaken(db: Db, key: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('lead_keys')
    .select('key')
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the key for a lead. One statement that checks and writes: of two posts side by side, one gets true. */
export async function takeKey(trx: Trx, row: LeadKeyRow, now: Date): Promise<boolean> {
  const taken = await trx
    .insertInto('lead_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ lead_id: row.lead_id, expires_at: row.expires_at })
        .where('lead_keys.expires_at', '<=', now.toISOString()),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function insertHeld(trx: Trx, held: HeldFormRow): Promise<void> {
  await trx.insertInto('held_forms').values(held).execute();
}

export async function findHeld(db: Db, id: string): Promise<HeldFormRow | undefined> {
  return db.selectFrom('held_forms').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when somebody else has. */
export async function deleteHeld(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('held_forms').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Whether the same answers of the same form have become a lead since a time. */
export async function isLeadSince(
  db: Db,
  { type, body_json }: Pick<LeadRow, 'type' | 'body_json'>,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('created_at', '>=', since.toISOString())
    .where('type', '=', type)
    .where('body_json', '=', body_json)
    .executeTakeFirst();
  return row !== undefined;
}

/** Held forms of a time, the oldest first; `until` is not in it. */
export async function heldBetween(db: Db, from: Date, until: Date): Promise<readonly HeldFormRow[]> {
  return db
    .selectFrom('held_forms')
    .selectAll()
    .where('created_at', '>=', from.toISOString())
    .where('created_at', '<', until.toISOString())
    .orderBy('created_at')
    .execute();
}

/** Leads since a time, the oldest first; of every type when none is asked for. */
export async function leadsSince(db: Db, since: Date, type: string | null): Promise<readonly LeadRow[]> {
  const all = db.selectFrom('leads').selectAll().where('created_at', '>=', since.toISOString());
  return (type === null ? all : all.where('type', '=', type)).orderBy('created_at').orderBy('id').execute();
}

/** Forgets leads made before a time. */
export async function deleteLeadsBefore(db: Db, before: Date): Promise<void> {
  const gone = await db.deleteFrom('leads').where('created_at', '<', before.toISOString()).returning('id').execute();
  await forgetWordsOf(db, gone);
}

const forgetWordsOf = (db: Db, leads: readonly Pick<LeadRow, 'id'>[]): Promise<void> =>
  forgetWords(
    db,
    leads.map(({ id }) => id),
  );

/** Forgets the contact details of saved quotes that are gone: expired, or deleted by who saved them. */
export async function deleteLeadsOfDeletedDrafts(db: Db): Promise<void> {
  const gone = await db
    .deleteFrom('leads')
    .where('draft_id', 'is not', null)
    .where('draft_id', 'not in', (eb) => eb.selectFrom('drafts').select('id'))
    .returning('id')
    .execute();
  await forgetWordsOf(db, gone);
}

/** The contact details that were left with a saved quote. */
export async function deleteLeadsOfDraft(trx: Trx, draftId: string): Promise<void> {
  await forgetWordsOf(trx, await trx.deleteFrom('leads').where('draft_id', '=', draftId).returning('id').execute());
}

export async function deleteHeldBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('held_forms').where('created_at', '<', before.toISOString()).execute();
}

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('lead_keys').where('expires_at', '<=', now.toISOString()).execute();
}
