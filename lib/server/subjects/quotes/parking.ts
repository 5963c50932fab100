import type { planParking } from '@/lib/contracts/parking';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { quotedParking } from '@/lib/domain/order/quoted-parking';
import type { Address } from '@/lib/domain/vocabulary';

type Asked = RequestOf<typeof planParking>;
type Door = NonNullable<Asked['addresses']['collection']>;

/** What is not answered yet is not at the door; floors and lifts change nothing about it. */
const addressOf = ({ postcode, parking }: Door): Address => ({
  postcode,
  parking: parking ?? false,
  floor: 0,
  elevator: false,
});

/** What to arrange for the van at the doors of a job, told on `now`. */
export function parkingOf({ date, addresses }: Asked, now: Date): ResponseOf<typeof planParking> {
  const { collection, delivery, storage_collection, additional_collection, additional_delivery } = addresses;
  const asked = {
    ...(collection && { collection: addressOf(collection) }),
    ...(delivery && { delivery: addressOf(delivery) }),
    ...(storage_collection && { storage_collection: addressOf(storage_collection) }),
    additional_collection: additional_collection?.map(addressOf) ?? [],
    additional_delivery: additional_delivery?.map(addressOf) ?? [],
  };
  return { parking: quotedParking(asked, date, now) };
}
