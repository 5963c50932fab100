import type { TodayLine } from '@/lib/contracts/desk-today-views';
import { EXTRA_LABELS } from '@/lib/domain/extras/kinds';
import { londonDate, londonInstant, londonTime } from '@/lib/domain/london-time';
import { formatPence, pence } from '@/lib/domain/money';
import { deskPath } from '@/lib/routes';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { stateOf } from '@/lib/server/subjects/extras/earlier';
import { contactOf } from './contact-of';
import { unansweredSince } from './unpaid-repo';

/** Extras of today that nobody has answered: a call may help, while the crew is there. */
export async function extraCalls({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<readonly TodayLine[]> {
  const at = now();
  const rows = await unansweredSince(db, londonInstant(londonDate(at), '00:00'));
  return rows.map(({ order, row }) => ({
    key: `extra ${row.id}`,
    text: [
      `Extra asked: ${EXTRA_LABELS[row.kind]}, ${formatPence(pence(row.pence))}`,
      stateOf(row, at) === 'asked' ? `answer by ${londonTime(new Date(row.answer_by))}` : 'not answered in time',
    ].join(', '),
    ...{ reference: order.reference, href: deskPath('orders', order.reference, 'extra'), amount: '' },
    ...contactOf(order),
  }));
}
