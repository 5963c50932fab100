import type { createPromo, endPromo } from '@/lib/contracts/desk';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { DeskState } from '@/lib/contracts/desk-parts';
import type { PromoView } from '@/lib/contracts/desk-views';
import { addDays, formatDate, londonDate } from '@/lib/domain/london-time';
import { formatPence, fromPounds, pence } from '@/lib/domain/money';
import type { LocalDate } from '@/lib/domain/order/types';
import { transact } from '../db/transact';
import type { PromoCodeRow } from '../db/schema';
import type { Deps } from '../deps';
import { Problem, wrongField } from '../http/problem';
import type { Operator } from './access';
import { recordAudit } from './audit';

export async function promoView({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<PromoView> {
  const today = londonDate(now());
  const rows = await db.selectFrom('promo_codes').selectAll().orderBy('valid_until', 'desc').orderBy('code').execute();
  return {
    kind: 'promo',
    today,
    codes: rows.map((row) => ({
      code: row.code,
      gives: givesOf(row),
      valid: `${formatDate(row.valid_from)} to ${formatDate(row.valid_until)}`,
      used: row.usage_limit === null ? String(row.used) : `${row.used} of ${row.usage_limit}`,
      state: stateOf(row, today),
      canEnd: row.valid_until >= today,
    })),
  };
}

const givesOf = ({ kind, amount }: Pick<PromoCodeRow, 'kind' | 'amount'>): string =>
  kind === 'fixed' ? `${formatPence(pence(amount))} off` : `${amount}% off`;

function stateOf({ valid_from, valid_until, usage_limit, used }: PromoCodeRow, today: LocalDate): DeskState {
  if (valid_until < today) return { label: 'Over', tag: 'plain' };
  if (usage_limit !== null && used >= usage_limit) return { label: 'Used up', tag: 'hot' };
  return valid_from > today ? { label: 'Not yet', tag: 'plain' } : { label: 'Valid', tag: 'success' };
}

/** Throws Problem validation_failed for a code that there is already. */
export async function create(deps: Deps, operator: Operator, request: RequestOf<typeof createPromo>): Promise<void> {
  const { code, kind, validFrom, validUntil, usageLimit } = request;
  const amount = kind === 'fixed' ? fromPounds(request.amount) : request.amount;
  await transact(deps.db, async (trx) => {
    const created = await trx
      .insertInto('promo_codes')
      .values({ code, kind, amount, valid_from: validFrom, valid_until: validUntil, usage_limit: usageLimit, used: 0 })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (!created) throw wrongField('code', 'There is a code of this name already');
    await recordAudit(trx, operator, deps.now(), {
      action: 'promo.created',
      subject: code,
      before: {},
      after: { gives: givesOf({ kind, amount }), from: validFrom, until: validUntil, uses: usageLimit },
    });
  });
}

/** From now on nobody can use it; orders that were made with it keep their price. Throws Problem not_found. */
export async function end(deps: Deps, operator: Operator, { code }: RequestOf<typeof endPromo>): Promise<void> {
  const at = deps.now();
  const today = londonDate(at);
  await transact(deps.db, async (trx) => {
    const promo = await trx
      .selectFrom('promo_codes')
      .select('valid_until')
      .where('code', '=', code)
      .where('valid_until', '>=', today)
      .executeTakeFirst();
    if (!promo) throw new Problem('not_found');
    const until = addDays(today, -1);
    await trx.updateTable('promo_codes').set({ valid_until: until }).where('code', '=', code).execute();
    await recordAudit(trx, operator, at, {
      action: 'promo.ended',
      subject: code,
      before: { until: promo.valid_until },
      after: { until },
    });
  });
}
