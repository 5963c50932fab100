import type { AuditView } from '@/lib/contracts/desk-views';
import { deskPath } from '@/lib/routes';
import type { DeskAuditRow } from '../db/schema';
import type { Deps } from '../deps';
import { auditEvent } from './audit-words';
import { address, askedPage, PAGE_SIZE, pagingOf, type Query } from './words';

/** Every change made at the desk, the newest first. */
export async function auditView({ db }: Pick<Deps, 'db'>, query: Query): Promise<AuditView> {
  const { count } = await db
    .selectFrom('desk_audit')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const paging = pagingOf(count, askedPage(query), (page) => address(deskPath('log'), { page }));
  const rows = await db
    .selectFrom('desk_audit')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((paging.page - 1) * PAGE_SIZE)
    .execute();
  return {
    kind: 'audit',
    entries: rows.map((row) => ({ ...auditEvent(row), subject: row.subject, href: hrefOf(row) })),
    paging,
  };
}

/** Where what was changed is to be seen. */
function hrefOf({ action, subject }: DeskAuditRow): string | null {
  if (action.startsWith('order.')) return deskPath('orders', subject);
  if (action.startsWith('day.') || action.startsWith('slot.')) return address(deskPath('capacity'), { date: subject });
  if (action.startsWith('lead.')) return deskPath('leads');
  return action.startsWith('promo.') ? deskPath('promo') : deskPath('outbox');
}
