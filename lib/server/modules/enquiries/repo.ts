import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Database, Db, EnquiryKeyRow, EnquiryRow, HeldFormRow, Trx } from '@/lib/server/platform/db/schema';
import { deleteSearchWords, putWords } from '@/lib/server/platform/db/search-words-repo';
import { FORM, type SentForm } from './form';

/** The fields that name a person or company, in the order of reading. */
const NAMES = ['name', 'first_name', 'firstName', 'last_name', 'lastName', 'company_name', 'companyName'];

const textsIn = (form: SentForm, fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) => {
    const value = form[field];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });

/** Inserts or updates the enquiry of a dedupe key, and returns its id. */
export async function upsertEnquiry(trx: Trx, enquiry: EnquiryRow): Promise<string> {
  const { body_json, email, phone } = enquiry;
  const row = await trx
    .insertInto('leads')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('dedupe_key').doUpdateSet({ body_json, email, phone }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await putWords(trx, foundEnquiry(row));
  return row.id;
}

function foundEnquiry({ id, body_json, email, phone, created_at: at }: EnquiryRow) {
  const form = FORM.read(body_json);
  return { names: textsIn(form, NAMES), codes: textsIn(form, ['postcode']), email, phone, record_id: id, at };
}

export async function isEnquiryKnown(db: Db, dedupeKey: string): Promise<boolean> {
  const row = await db.selectFrom('leads').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst();
  return row !== undefined;
}

export async function isKeyTaken(db: Db, key: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('lead_keys')
    .select('key')
    .where('key', '=', key)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a key in one statement, so only one of two parallel requests gets true. */
export async function takeKey(trx: Trx, row: EnquiryKeyRow, now: Date): Promise<boolean> {
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

/** Returns false when the form is already gone. */
export async function deleteHeld(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.deleteFrom('held_forms').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

/** Whether the same answers of the same form have become an enquiry since an instant. */
export async function isEnquirySince(
  db: Db,
  { type, body_json }: Pick<EnquiryRow, 'type' | 'body_json'>,
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

/** Returns the forms held from an instant until before another, the oldest first. */
export async function heldBetween(db: Db, from: Date, until: Date): Promise<readonly HeldFormRow[]> {
  return db
    .selectFrom('held_forms')
    .selectAll()
    .where('created_at', '>=', from.toISOString())
    .where('created_at', '<', until.toISOString())
    .orderBy('created_at')
    .execute();
}

/** Returns the enquiries of a type, or of all for null, the oldest first. */
export async function enquiriesSince(db: Db, since: Date, type: string | null): Promise<readonly EnquiryRow[]> {
  const all = db.selectFrom('leads').selectAll().where('created_at', '>=', since.toISOString());
  return (type === null ? all : all.where('type', '=', type)).orderBy('created_at').orderBy('id').execute();
}

export async function deleteEnquiriesBefore(db: Db, before: Date): Promise<void> {
  const gone = await db.deleteFrom('leads').where('created_at', '<', before.toISOString()).returning('id').execute();
  await deleteSearchWordsOf(db, gone);
}

async function deleteSearchWordsOf(db: Db, enquiries: readonly Pick<EnquiryRow, 'id'>[]): Promise<void> {
  const ids = enquiries.map(({ id }) => id);
  await deleteSearchWords(db, ids);
}

/** Deletes the contact details of saved quotes that have expired or were deleted. */
export async function deleteEnquiriesOfDeletedDrafts(db: Db): Promise<void> {
  const gone = await db
    .deleteFrom('leads')
    .where('draft_id', 'is not', null)
    .where('draft_id', 'not in', (eb) => eb.selectFrom('drafts').select('id'))
    .returning('id')
    .execute();
  await deleteSearchWordsOf(db, gone);
}

export async function deleteEnquiriesOfDraft(trx: Trx, draftId: string): Promise<void> {
  const gone = await trx.deleteFrom('leads').where('draft_id', '=', draftId).returning('id').execute();
  await deleteSearchWordsOf(trx, gone);
}

export async function deleteHeldBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('held_forms').where('created_at', '<', before.toISOString()).execute();
}

export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('lead_keys').where('expires_at', '<=', now.toISOString()).execute();
}

const eb = expressionBuilder<Database, 'leads'>();

/** The draft became an order that has not lapsed, or a `checkout` enquiry was requested by form instead. */
export const isOrdered: Expression<SqlBool> = eb.or([
  eb.exists(
    eb
      .selectFrom('orders')
      .select('orders.id')
      .whereRef('orders.draft_id', '=', 'leads.draft_id')
      .where('orders.state', '!=', 'expired'),
  ),
  eb.and([
    eb('leads.type', '=', 'checkout'),
    eb.exists(
      eb
        .selectFrom('leads as asked')
        .select('asked.id')
        .whereRef('asked.draft_id', '=', 'leads.draft_id')
        .where('asked.type', '=', 'return_by_request'),
    ),
  ]),
]);

/** An operator has handled the enquiry, or its sender has ordered since. */
export const isSettled: Expression<SqlBool> = eb.or([
  eb.exists(
    eb.selectFrom('handled_leads').select('handled_leads.lead_id').whereRef('handled_leads.lead_id', '=', 'leads.id'),
  ),
  isOrdered,
]);
