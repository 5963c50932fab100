import type { Trx } from '../db/db';
import type { LeadRow } from '../db/schema';

/** The lead of a dedupe key: made, or brought up to date. Returns the id it has. */
export async function upsertLead(trx: Trx, lead: LeadRow): Promise<string> {
  const row = await trx
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('dedupe_key').doUpdateSet({ body_json: lead.body_json }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
