import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { changeCover, CoverStage, CoverView } from '@/lib/contracts/order-cover';
import { answeredCover } from '@/lib/domain/answers/cover';
import { oneLineEach } from '@/lib/domain/catalogue/one-line-each';
import { londonDate } from '@/lib/domain/london-time';
import { claimLimit } from '@/lib/domain/order/cover';
import { isCoverOpen, lastCoverDay } from '@/lib/domain/order/cover-change';
import { COVER_FIELDS, coverInFields, isSameCover } from '@/lib/domain/order/cover-fields';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { isChangeable } from '@/lib/server/modules/orders/change-target';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { LIMITS } from '@/lib/validation/limits';
import { offersItems } from './plan-change';
import { changesService } from './service';

type Guest = { readonly reference: string; readonly token: string };
type Fields = Readonly<Record<string, unknown>>;

/** Shows and changes the cover of a booked order. */
export function coverService(deps: Deps) {
  const changes = changesService(deps);

  async function askedOf(row: OrderRow, token: string, fields: Fields): Promise<CoverView['asked']> {
    const { cover, furnitureItems: items } = orderOf(row);
    const asked = coverInFields(fields, { booked: answeredCover(cover), items, most: LIMITS.worthPounds });
    const base = { cover: asked, idempotencyKey: randomUUID() };
    if (isSameCover(asked, answeredCover(cover))) return { ...base, preview: null, refusal: 'nothing_to_change' };
    return changes.previewCover({ id: row.id, token, cover: asked }).then(
      (preview) => ({ ...base, preview, refusal: null }),
      (error: unknown) => {
        if (error instanceof Problem) return { ...base, preview: null, refusal: error.code };
        throw error;
      },
    );
  }

  return {
    /** Returns null for a wrong reference or key. `fields` are those of the submitted form. */
    view: async ({ reference, token }: Guest, fields: Fields): Promise<CoverView | null> => {
      const row = await authorisedOrder(deps, reference, token);
      if (!row) return null;
      const order = orderOf(row);
      const stage = stageOf(row, deps.now());
      const isAsked = stage === 'open' && fields[COVER_FIELDS.step] !== undefined;
      return {
        reference: row.reference,
        of: order.movingSpace === null ? 'stay' : 'move',
        stage,
        agreed: claimLimit(order.cover),
        items: oneLineEach(order.furnitureItems),
        booked: answeredCover(order.cover),
        lastDay: lastCoverDay(order),
        asked: isAsked ? await askedOf(row, token, fields) : null,
      };
    },

    /** Throws Problem not_found, also for a wrong key, and as changeCover does. */
    change: async ({
      reference,
      token,
      ...wanted
    }: RequestOf<typeof changeCover>): Promise<ResponseOf<typeof changeCover>> => {
      const row = await authorisedOrder(deps, reference, token);
      if (!row) throw new Problem('not_found');
      return changes.changeCover({ ...wanted, id: row.id, token });
    },
  };
}

function stageOf(row: OrderRow, now: Date): CoverStage {
  if (!offersItems(row)) return 'fixed';
  if (!isChangeable(row, now)) return 'closed';
  return isCoverOpen(orderOf(row), londonDate(now)) ? 'open' : 'late';
}
