import type { priceFromAccount } from '@/lib/contracts/accounts';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { readAsked } from '@/lib/server/subjects/quotes/job';
import { returnFrom } from '@/lib/server/subjects/returns/begin';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';
import { smallerUnitFor } from '@/lib/server/subjects/rentals/unit-offers';
import { ownOrder } from './book-again';
import { openedStore } from './opened';

type Asked = RequestOf<typeof priceFromAccount>;
type Price = ResponseOf<typeof priceFromAccount>;

/**
 * The price of a return from one of the client's own units, or one that was opened to them, by the answers that its flow would begin with. Throws Problem
 * not_found for an order of somebody else and for things that are not in it, and as readAsked.
 */
export async function priceBack(deps: Deps, { orderId, ...asked }: Asked, user: SessionUser): Promise<Price> {
  const own = await ownOrder(deps, orderId, user);
  const { store, helper } = (own ? null : await openedStore(deps.db, orderId, user)) ?? { store: own, helper: null };
  const answers = await returnFrom(deps, store, asked, helper);
  const { addOns, storedItems, furnitureItems } = answers;
  const lists = { addOns: [...addOns], storedItems: [...storedItems], furnitureItems: [...furnitureItems] };
  const priced = { ...answers, ...lists, returnKind: asked.what, service: 'STORAGE_RETURN' } as const;
  const job = await readAsked(deps, priced, { promo: 'lenient' });
  // What the owner pays is the owner's to know.
  const stays = own && asked.what === 'items' ? withoutThose(answers.storedItems, answers.furnitureItems) : [];
  return { ...toQuoteDto(job.priceOn('')), smallerUnit: await smallerUnitFor(deps, orderId, stays) };
}

/** What stays of a list when some of it goes. */
const withoutThose = (list: readonly FurnitureItem[], going: readonly FurnitureItem[]): readonly FurnitureItem[] =>
  list.flatMap((item) => {
    const quantity = item.quantity - (going.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
