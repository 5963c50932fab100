import type { AuditView } from '@/lib/contracts/desk-views';
import { deskPath } from '@/lib/routes';
import type { DeskAuditRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { countAudit, readAudit } from '@/lib/server/platform/desk/audit-repo';
import { auditEvent, auditSubject } from './audit-words';
import { address, askedPage, pagingOf, type Query } from '@/lib/server/platform/desk/words';

/** Returns every change made at the desk, the newest first. */
export async function auditView({ db }: Pick<Deps, 'db'>, query: Query): Promise<AuditView> {
  const paging = pagingOf(await countAudit(db), askedPage(query), (page) => address(deskPath('log'), { page }));
  const rows = await readAudit(db, paging.page);
  return {
    kind: 'audit',
    entries: rows.map((row) => ({ ...auditEvent(row), subject: auditSubject(row), href: hrefOf(row) })),
    paging,
  };
}

/** Returns the address of the page that shows the changed subject; null where there is none. */
function hrefOf({ action, subject }: DeskAuditRow): string | null {
  if (/^(?:order|visit|claim)\./.test(action)) return deskPath('orders', subject);
  if (action.startsWith('day.') || action.startsWith('slot.')) return address(deskPath('capacity'), { date: subject });
  if (action === 'crew.lead') return address(deskPath('crews'), { date: subject });
  if (action.startsWith('crew.')) return deskPath('crews');
  if (action.startsWith('lead.')) return deskPath('leads');
  return action.startsWith('promo.') ? deskPath('promo') : deskPath('outbox');
}
