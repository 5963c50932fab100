import type { RoomPhotoDto } from '@/lib/contracts/check-out-page';
import { type LocalDate, londonDate } from '@/lib/domain/london-time';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import {
  MOST_ROOM_PHOTOS,
  checkOutRooms,
  hasCheckOut,
  roomPhotosUntil,
  type RoomPhotoRefusal,
} from '@/lib/domain/order/check-out';
import { isBooked } from '@/lib/domain/order/state';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { photoBasePath } from '@/lib/server/modules/orders/paths';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { keepPhoto } from '@/lib/server/modules/photos/keep';
import { deletePhoto, photosOf, type PhotoOwner } from '@/lib/server/modules/photos/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { sha256Of } from '@/lib/server/platform/photo-files/photo-files';

type OfOrder = { readonly reference: string; readonly token: string };
type SentPhoto = { readonly room: string; readonly read: () => Promise<Buffer> };

const ofHome = ({ id }: Pick<OrderRow, 'id'>): PhotoOwner => ({ kind: 'check_out', id });

/** Returns the last day for photos. Null where no home is handed back, or that was long ago. */
function takesUntil(order: OrderRow, today: LocalDate): LocalDate | null {
  if (!hasCheckOut(servicesOf(order)) || !(isBooked(order.state) || order.state === 'completed')) return null;
  const last = appointmentsOf(orderOf(order))
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const until = last === undefined ? null : roomPhotosUntil(last);
  return until !== null && today <= until ? until : null;
}

/** Returns the calls about photos of a home that is handed back. */
export function checkOutPhotos(deps: Pick<Deps, 'db' | 'now' | 'config'>) {
  const { db, now } = deps;
  const today = () => londonDate(now());
  const orderFor = async ({ reference, token }: OfOrder): Promise<OrderRow> => {
    const order = await authorisedOrder({ db }, reference, token);
    if (!order) throw new Problem('not_found');
    return order;
  };
  return {
    /** Throws Problem not_found, also for a wrong key, as the other calls do. */
    view: async (asked: OfOrder) => {
      const order = await orderFor(asked);
      const rows = await photosOf(db, 'check_out', [order.id]);
      return {
        photos: rows.map(({ id, kind, received_at: at }): RoomPhotoDto => ({ id, room: kind, at })),
        photoPath: photoBasePath(order.reference, asked.token),
        until: takesUntil(order, today()),
      };
    },

    /** Returns why a photo was not kept, or null. */
    add: async (asked: OfOrder, { room, read }: SentPhoto): Promise<RoomPhotoRefusal | null> => {
      const order = await orderFor(asked);
      if (!checkOutRooms(orderOf(order)).some(({ key }) => key === room)) throw new Problem('not_found');
      // Avoids reading the photo for nothing. Checked again once the order is locked.
      if (takesUntil(order, today()) === null) return 'refused';
      const bytes = await read();
      try {
        const outcome = await keepPhoto(deps, {
          owner: ofHome(order),
          kind: room,
          takenAt: now(),
          bytes,
          most: MOST_ROOM_PHOTOS,
          ofEachKind: true,
          mayStill: async (trx) => takesUntil(await lockOrder(trx, order.id), today()) !== null,
        });
        if (outcome !== 'known') return outcome === 'stored' ? null : outcome;
      } catch (error) {
        if (error instanceof Problem && error.code === 'validation_failed') return 'unreadable';
        throw error;
      }
      const known = (await photosOf(db, 'check_out', [order.id])).find((row) => row.sent_sha256 === sha256Of(bytes));
      return known && known.kind !== room ? 'known' : null;
    },

    remove: async (asked: OfOrder, id: string): Promise<void> => {
      await deletePhoto(db, ofHome(await orderFor(asked)), id);
    },
  };
}
