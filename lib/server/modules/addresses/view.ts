import type { OrderAddressesDto } from '@/lib/contracts/order-addresses';
import { givenAt, addressesOfOrder } from '@/lib/domain/order/appointments';
import type { OrderRow, OrderStopRow } from '@/lib/server/platform/db/schema';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { givenIn, hasNoPhotos } from './repo';

export const versionOf = (rows: readonly OrderStopRow[]): number => Math.max(0, ...rows.map(({ version }) => version));

export const lastSaved = (rows: readonly OrderStopRow[]): string | undefined =>
  rows
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1);

type Can = Pick<OrderAddressesDto, 'canGive' | 'canFind'>;

export function addressesView(order: OrderRow, rows: readonly OrderStopRow[], can: Can): OrderAddressesDto {
  const given = givenIn(rows);
  return {
    version: versionOf(rows),
    ...can,
    noPhotos: hasNoPhotos(rows),
    list: addressesOfOrder(orderOf(order).addresses).map((place) => {
      const details = givenAt(given, place);
      return {
        stop: place.stop,
        label: place.label,
        postcode: place.address.postcode,
        given: details && {
          line1: details.line1,
          line2: details.line2,
          town: details.town,
          note: details.note,
          contactName: details.contactName,
          contactPhone: details.contactPhone,
        },
      };
    }),
  };
}
