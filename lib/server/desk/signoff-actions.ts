import type { signOffVisit } from '@/lib/contracts/desk-proof';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { SIGN_OFF_LABELS } from '@/lib/domain/visits/sign-off';
import { Problem } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { recordSignoffs } from '@/lib/server/subjects/visits/record-signoffs';
import { signoffsOf } from '@/lib/server/subjects/visits/signoffs-repo';
import { recordAudit } from './audit';
import { saidAt } from './said-at';
import { lockVisit } from './told-visit';

/** Writes down how a job was signed off, and who says so. Throws Problem order_changed when it was signed off meanwhile. */
export async function signOffForDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { visit: visitId, event, time, seen, outcome, signer, toldBy: who }: RequestOf<typeof signOffVisit>,
): Promise<void> {
  const receivedAt = now();
  const at = saidAt(time, receivedAt).toISOString();
  await transact(db, async (trx) => {
    const { visit, order } = await lockVisit(trx, visitId, receivedAt);
    const all = await signoffsOf(trx, [visit.id]);
    if (all.some(({ id }) => id === event)) throw new Problem('nothing_to_change');
    const last = all.at(-1);
    if ((last?.id ?? '') !== seen) throw new Problem('order_changed');
    const said = { id: event, outcome, name: signer, signature: '', at, toldBy: who };
    await recordSignoffs(trx, [said], { visitId, receivedAt, recordedBy: operator.email });
    await recordAudit(trx, operator, receivedAt, {
      ...{ action: 'visit.signed_off', subject: order.reference },
      before: { 'signed off': last ? SIGN_OFF_LABELS[last.outcome] : '' },
      after: { 'signed off': SIGN_OFF_LABELS[outcome] },
    });
  });
}
