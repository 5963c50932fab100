import type { ClaimsView, makeClaim, sendClaimPhoto } from '@/lib/contracts/claims';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { claimStage, MOST_CLAIMS } from '@/lib/domain/order/claim';
import { claimLimit } from '@/lib/domain/order/cover';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/wake';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { photoBasePath } from '@/lib/server/modules/orders/paths';
import { deletePhoto, photosOf } from '@/lib/server/modules/photos/repo';
import { insertNewClaim } from './make';
import { keepClaimPhoto, ofForm, photoDto } from './photos';
import { claimItems, claimsOf } from './repo';
import { claimDto } from './view';
import { claimWindowOf } from './window';

type OfOrder = { readonly reference: string; readonly token: string };
/** Where a photo belongs: to the claim with a number, or to the claim form (null). */
type PhotoTarget = OfOrder & { readonly claim: number | null };

export function claimsService(deps: Deps) {
  const { db, now } = deps;
  const orderFor = async ({ reference, token }: OfOrder) => {
    const order = await authorisedOrder(deps, reference, token);
    if (!order) throw new Problem('not_found');
    return order;
  };
  return {
    /** The claims of an order and whether more can be made; null for a wrong reference or key. */
    view: async (reference: string, token: string): Promise<ClaimsView | null> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) return null;
      const [window, rows] = await Promise.all([claimWindowOf(db, order), claimsOf(db, order.id)]);
      const ids = rows.map(({ id }) => id);
      const form = ofForm(order);
      const [items, photos, waiting] = await Promise.all([
        claimItems(db, ids),
        photosOf(db, 'claim', ids),
        photosOf(db, form.kind, [form.id]),
      ]);
      return {
        reference: order.reference,
        stage: claimStage(window, now()),
        lastDay: window.lastDay,
        isFull: rows.length >= MOST_CLAIMS,
        limit: claimLimit(orderOf(order).cover),
        things: [...new Set(orderOf(order).furnitureItems.map(({ title }) => title))],
        claims: rows.map((row) => claimDto(row, items, photos)),
        photos: waiting.map(photoDto),
        photoPath: photoBasePath(order.reference, token),
      };
    },

    /** Throws Problem not_found, also for a wrong key, and what insertNewClaim throws. */
    make: async ({
      reference,
      token,
      ...claimed
    }: RequestOf<typeof makeClaim>): Promise<ResponseOf<typeof makeClaim>> => {
      const order = await orderFor({ reference, token });
      const { claim, items } = await transact(db, (trx) =>
        insertNewClaim(trx, order.id, claimed, { at: now(), by: 'visitor' }),
      );
      wakeOutbox();
      return claimDto(claim, items, await photosOf(db, 'claim', [claim.id]));
    },

    /** Reads and keeps a photo. Throws Problem not_found, also for a wrong key, and what keepClaimPhoto throws. */
    addPhoto: async (
      { claim: number, ...asked }: PhotoTarget,
      read: () => Promise<Buffer>,
    ): Promise<ResponseOf<typeof sendClaimPhoto>> =>
      keepClaimPhoto(deps, { order: await orderFor(asked), number, read, by: 'customer' }),

    /** Deletes a photo of the claim form. */
    dropPhoto: async (asked: OfOrder, id: string): Promise<void> => {
      await deletePhoto(db, ofForm(await orderFor(asked)), id);
    },
  };
}
