import { type DeskRequest } from '@/lib/contracts/desk';
import type { DeskState } from '@/lib/contracts/desk-parts';
import { promoForms, type PromoView } from '@/lib/contracts/desk-promo';
import { addDays, formatDate, type LocalDate, londonDate } from '@/lib/domain/london-time';
import { formatPence, fromPounds, pence } from '@/lib/domain/money';
import { deskPath } from '@/lib/routes';
import { findPromo, insertPromo, listPromos, setPromoEnd } from '@/lib/server/modules/quotes/promo-repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { PromoCodeRow } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions } from '@/lib/server/platform/desk/define-action';
import type { Deps } from '@/lib/server/platform/installation/deps';

export async function promoView({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<PromoView> {
  const today = londonDate(now());
  const rows = await listPromos(db);
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
  if (valid_until < today) return { label: 'Ended', tag: 'plain' };
  if (usage_limit !== null && used >= usage_limit) return { label: 'Used up', tag: 'hot' };
  return valid_from > today ? { label: 'Not started', tag: 'plain' } : { label: 'Valid', tag: 'success' };
}

/** Throws Problem validation_failed for a code that exists already. */
export async function createPromo(deps: Deps, operator: Operator, request: DeskRequest<'createPromo'>): Promise<void> {
  const { code, kind, validFrom, validUntil, usageLimit } = request;
  const amount = kind === 'fixed' ? fromPounds(request.amount) : request.amount;
  await transact(deps.db, async (trx) => {
    const terms = { code, kind, amount, valid_from: validFrom, valid_until: validUntil, usage_limit: usageLimit };
    if (!(await insertPromo(trx, { ...terms, used: 0 }))) throw wrongField('code', 'This code exists already');
    await recordAudit(trx, operator, deps.now(), {
      action: 'promo.created',
      subject: code,
      before: {},
      after: { gives: givesOf({ kind, amount }), from: validFrom, until: validUntil, uses: usageLimit },
    });
  });
}

/** Ends a promo code now. Orders that used it keep their price. Throws Problem not_found. */
async function endPromo(deps: Deps, operator: Operator, { code }: DeskRequest<'endPromo'>): Promise<void> {
  const at = deps.now();
  const today = londonDate(at);
  await transact(deps.db, async (trx) => {
    const promo = await findPromo(trx, code);
    if (!promo || promo.valid_until < today) throw new Problem('not_found');
    const until = addDays(today, -1);
    await setPromoEnd(trx, code, until);
    await recordAudit(trx, operator, at, {
      action: 'promo.ended',
      subject: code,
      before: { until: promo.valid_until },
      after: { until },
    });
  });
}

const promoPage = () => deskPath('promo');

export const promoActions = deskActions(promoForms, {
  createPromo: {
    run: createPromo,
    done: 'The promo code is ready to use.',
    page: promoPage,
    kept: Object.keys(promoForms.createPromo.request.fields),
    wrong: {
      code: {
        wrong: 'This code exists already, or has characters other than letters, numbers and dashes.',
        empty: 'Enter a code of 3 to 24 letters, numbers and dashes.',
      },
      amount: {
        wrong: 'Enter the discount as a whole percentage up to 100, or in pounds.',
        empty: 'Enter the discount.',
      },
      validFrom: 'Enter a first day that exists.',
      validUntil: { wrong: 'The last day must not be before the first.', empty: 'Enter the last day.' },
      usageLimit: 'Enter the number of uses as a whole number, 1 or more.',
    },
  },
  endPromo: { run: endPromo, done: 'The promo code has ended.', page: promoPage },
});
