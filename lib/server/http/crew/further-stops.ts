import type { CrewStopDto } from '@/lib/contracts/crew';
import { isAgreed } from '@/lib/domain/extras/state';
import type { ExtraRow } from '@/lib/server/kernel/db/extra-row';

/** A stop of the order and on which side of the drive it is. */
export type RoutedStop = { readonly view: CrewStopDto; readonly isDelivery: boolean };

/**
 * The stops of a job in the order of the way, with those that its customer has agreed to on the day: a collection after
 * the booked ones, a delivery before the last.
 */
export function withFurtherStops(
  stops: readonly RoutedStop[],
  extras: readonly Pick<ExtraRow, 'id' | 'kind' | 'place' | 'postcode' | 'what' | 'state'>[],
): readonly CrewStopDto[] {
  const further = extras.flatMap((extra): readonly RoutedStop[] => {
    // Where nobody has said the place, there is nowhere to drive to: it stands among the extras.
    if (extra.kind !== 'stop' || extra.postcode === null || !isAgreed(extra)) return [];
    const isDelivery = extra.place !== 'collection';
    return [{ view: stopOf(extra, extra.postcode, isDelivery), isDelivery }];
  });
  const collections = [...stops, ...further].filter(({ isDelivery }) => !isDelivery);
  const deliveries = stops.filter(({ isDelivery }) => isDelivery);
  const furtherDeliveries = further.filter(({ isDelivery }) => isDelivery);
  return [...collections, ...deliveries.slice(0, -1), ...furtherDeliveries, ...deliveries.slice(-1)].map(
    ({ view }) => view,
  );
}

function stopOf({ id, what }: Pick<ExtraRow, 'id' | 'what'>, where: string, isDelivery: boolean): CrewStopDto {
  return {
    ...{ id: `extra_${id}`, label: isDelivery ? 'Further delivery, agreed today' : 'Further collection, agreed today' },
    ...{ where, isStreetMissing: true, access: what, note: '', contact: '', contactHref: '' },
  };
}
