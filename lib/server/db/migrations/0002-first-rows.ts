import { randomBytes } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';
import type { Database } from '../schema';

export const SAMPLE_PROMO = 'WELCOME10';

/** The installation's own secret, and one sample promo code that shows how they look (`npm run launch-check` names it). */
async function up(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: 'secret', value: randomBytes(32).toString('base64url') })
    .execute();
  await db
    .insertInto('promo_codes')
    .values({
      code: SAMPLE_PROMO,
      kind: 'percent',
      amount: 10,
      valid_from: '2026-01-01',
      valid_until: '2030-12-31',
      usage_limit: null,
      used: 0,
    })
    .execute();
}

export const firstRows: Migration = { up };
