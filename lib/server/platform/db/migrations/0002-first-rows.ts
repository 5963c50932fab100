import { randomBytes } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';

export const SAMPLE_PROMO = 'WELCOME10';

type Tables = {
  readonly settings: { readonly key: string; readonly value: string };
  readonly promo_codes: {
    readonly code: string;
    readonly kind: string;
    readonly amount: number;
    readonly valid_from: string;
    readonly valid_until: string;
    readonly usage_limit: number | null;
    readonly used: number;
  };
};

/** Inserts the installation's secret and one sample promo code (`npm run launch-check` names it). */
async function up(db: Kysely<Tables>): Promise<void> {
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
