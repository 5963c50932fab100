import type { OrderRecord } from '@/lib/contracts/order-view';
import { formatDate } from '@/lib/domain/london-time';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { VisitRow } from '@/lib/server/kernel/db/visit-rows';
import type { SignoffRow } from '@/lib/server/kernel/db/visit-item-rows';
import { proofIn, proofText, type Records } from '@/lib/server/subjects/visits/proof';

/** What was recorded of an order's visits, in the numbers that the desk sees; none where nothing was. */
export function recordedOf(order: OrderRow, visits: readonly VisitRow[], records: Records): readonly OrderRecord[] {
  return visits
    .toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
    .map((visit) => {
      const proof = proofIn(records, visit);
      const said = [proofText(visit, order, proof), proof.signoff ? toldWords(proof.signoff) : ''];
      return {
        label: `${CREW_NAMES[visit.service]}, ${formatDate(visit.date)}`,
        value: said.filter(Boolean).join('. '),
      };
    })
    .filter(({ value }) => value !== '');
}

/** Of a sign-off that nobody drew: that the office wrote it down, and who said so. */
const toldWords = ({ recorded_by, told_by, name }: SignoffRow): string =>
  recorded_by === ''
    ? ''
    : [
        'Our office recorded the sign-off by phone',
        ...(told_by === '' ? [] : [`told by ${told_by}`]),
        ...(name === '' ? [] : [`the name given: ${name}`]),
      ].join(', ');
