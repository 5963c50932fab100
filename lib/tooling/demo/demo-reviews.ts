import { minutesAfter } from '@/lib/domain/london-time';
import { orderFilters, readOrders } from '@/lib/server/modules/orders/desk-order-search-repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { publishReview } from '@/lib/server/modules/reviews/desk-reviews';
import { markAsExample } from '@/lib/server/modules/reviews/repo';
import { writeReview } from '@/lib/server/modules/reviews/service';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';

type Sample = {
  readonly stars: number;
  readonly text: string;
  readonly name: string;
  readonly area: string;
  readonly hoursAgo: number;
  /** Hours since the publication; null while the desk has not decided. */
  readonly publishedHoursAgo: number | null;
};

/** One review for each completed order, the newest first. Every text says that no customer wrote it. */
const SAMPLES: readonly Sample[] = [
  {
    stars: 4,
    name: 'Maya Sample',
    area: 'Islington',
    hoursAgo: 3,
    publishedHoursAgo: null,
    text: 'Sample, written by nobody: two careful movers, and the van was there at ten. One lamp has a dent.',
  },
  {
    stars: 3,
    name: 'Peter Sample',
    area: 'Deptford',
    hoursAgo: 60,
    publishedHoursAgo: 40,
    text: 'Sample, written by nobody: the move went well, but the van came at the very end of the two hours.',
  },
  {
    stars: 5,
    name: 'Aisha Sample',
    area: 'Finsbury Park',
    hoursAgo: 100,
    publishedHoursAgo: 90,
    text: 'Sample, written by nobody: the landlord went through the flat with a list and found nothing.',
  },
  {
    stars: 5,
    name: 'Hugo Sample',
    area: 'Brixton',
    hoursAgo: 400,
    publishedHoursAgo: 380,
    text: 'Sample, written by nobody: they carried everything from the ground floor, and the unit is dry.',
  },
];

/** Creates reviews of the completed orders, marked as examples before anybody can read them. */
export async function demoReviews(deps: Deps, operator: Operator): Promise<void> {
  const orders = await readOrders(deps.db, orderFilters({ state: 'completed' }), 1);
  const ago = (hours: number) => ({ ...deps, now: () => minutesAfter(deps.now(), -hours * 60) });
  for (const [index, { hoursAgo, publishedHoursAgo, ...sample }] of SAMPLES.entries()) {
    const order = orders[index];
    if (!order) return;
    const { version } = await transact(deps.db, async (trx) => {
      const locked = await lockOrder(trx, order.id);
      const written = await writeReview(trx, locked, { version: 0, ...sample }, ago(hoursAgo).now());
      await markAsExample(trx, order.id);
      return written;
    });
    if (publishedHoursAgo === null) continue;
    await publishReview(ago(publishedHoursAgo), operator, { reference: order.reference, version });
  }
}
