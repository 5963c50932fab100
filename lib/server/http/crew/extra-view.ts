import type { CrewExtraDto, CrewExtraOffer } from '@/lib/contracts/crew-extra-views';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { carryingStops, offeredExtras, parkingStops } from '@/lib/domain/extras/offered';
import { pence, toPounds } from '@/lib/domain/money';
import type { ExtraRow } from '@/lib/server/kernel/db/extra-row';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { jobOf, stateOf } from '@/lib/server/subjects/extras/earlier';

/** An extra as the crew sees it: without the customer's link and words. */
export const extraView = (row: ExtraRow, now: Date): CrewExtraDto => ({
  ...{ id: row.id, kind: row.kind, what: row.what, amount: toPounds(pence(row.pence)), state: stateOf(row, now) },
  ...{ askedAt: row.asked_at, answerBy: row.answer_by },
});

/** What a crew can ask; of cleaners, who carry nothing, only that they waited. Throws UnreadableDocument. */
export function extraOffer(order: OrderRow, isClean: boolean): CrewExtraOffer {
  const job = jobOf(order);
  return {
    kinds: offeredExtras(job).filter((kind) => !isClean || kind === 'waiting'),
    stops: carryingStops(job).map(({ stop }) => stop),
    parkingStops: parkingStops(job).map(({ stop }) => stop),
    cubicFeet: Math.round(inventoryTotals(job.order.furnitureItems).cubicFeet),
  };
}
