import type * as contract from '@/lib/contracts/desk-crew-phones';
import type { RequestOf } from '@/lib/contracts/endpoint';
import { Problem } from '@/lib/server/kernel/base/problem';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { endLink, findCrewDay, lockCrewDay, revokeSession } from '@/lib/server/subjects/crew/repo';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { recordAudit } from './audit';
import { TEAM_NAMES } from './words';

type Ports = Pick<Deps, 'db' | 'now'>;

/**
 * The phone is out for good: its link ends with it, while the crew's other phones stay. Throws Problem nothing_to_change for a
 * phone that is not open any more.
 */
export async function revokePhone(
  { db, now }: Ports,
  operator: Operator,
  { date, team, crew: number, phone }: RequestOf<typeof contract.revokeCrewPhone>,
): Promise<void> {
  const at = now();
  const crew = { date, service: team, number };
  await transact(db, async (trx) => {
    // The crew's day comes first, as for a phone that opens it.
    await endLink(trx, crew);
    const revoked = await revokeSession(trx, crew, { id: phone, at });
    if (!revoked) throw new Problem('nothing_to_change');
    await recordAudit(trx, operator, at, {
      action: 'crew.phone',
      subject: revoked.date,
      before: {},
      after: { crew: `${TEAM_NAMES[revoked.service].crew} ${revoked.number}`, phone: revoked.label },
    });
  });
}

/** Throws Problem not_found for a crew that has no day, order_changed when somebody was faster. */
export async function renewLink(
  { db, now }: Ports,
  operator: Operator,
  { date, team, crew: number, link }: RequestOf<typeof contract.renewCrewLink>,
): Promise<void> {
  const crew = { date, service: team, number };
  await transact(db, async (trx) => {
    await lockCrewDay(trx, crew);
    const before = await findCrewDay(trx, crew);
    if (!before?.published_at) throw new Problem('not_found');
    if (before.key_version !== link) throw new Problem('order_changed');
    await lockCrewDay(trx, crew, 1);
    await recordAudit(trx, operator, now(), {
      action: 'crew.link',
      subject: date,
      before: {},
      after: { crew: `${TEAM_NAMES[team].crew} ${number}` },
    });
  });
}
