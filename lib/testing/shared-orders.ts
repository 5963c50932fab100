import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { itemsOfCounts, type CountedItem } from '@/lib/domain/catalogue/shared-items';
import { createServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Visitor } from '@/lib/server/modules/booking/create';
import { actOnTestPayment } from '@/lib/server/modules/payments/test-payment';
import type { TestAction } from '@/lib/server/platform/payment-provider/test-provider';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { fullAnswers } from './moves';
import { placeOrder } from './place-order';

/** The parts of a list by the names of the people who fill them. */
type Parts = Readonly<Record<string, CountedItem>>;
const PARTS: Parts = { Tom: { id: 'armchair', quantity: 2 }, Mia: { id: 'futon', quantity: 2 } };
/** A part of Tom's that is far less than a quarter of the price. */
export const SMALL_PARTS: Parts = { Tom: { id: 'box_s', quantity: 1 }, Mia: { id: 'armchair', quantity: 2 } };

type Asked = { readonly changes?: Partial<MovingAnswers>; readonly parts?: Parts; readonly visitor?: Visitor };

/** Places an unpaid order of a move whose list several people fill. */
export async function orderSharedList(deps: Deps, { changes, parts = PARTS, visitor }: Asked = {}) {
  const { drafts, sharedLists } = createServices(deps);
  const answers = fullAnswers({ furnitureItems: itemsOfCounts({ sofa_3: 1 }), ...changes });
  const { draftId } = await drafts.save({ draftId: null, flow: 'moving', step: 'items', answers });
  const { link } = await sharedLists.set({ draftId, set: 'open' });
  const list = new URL(link).searchParams.get('list') ?? '';
  for (const [name, item] of Object.entries(parts)) {
    const { key } = await sharedLists.join({ list, name });
    await sharedLists.fill({ key, items: [item] });
  }
  return placeOrder(deps, answers, { draftId, ...(visitor && { visitor }) });
}

/** Returns the key of each share by the name of who pays it: "You" placed the order. Shares out the price first. */
export async function shareKeys(
  deps: Deps,
  { reference, token }: Pick<CreatedOrderDto, 'reference' | 'token'>,
): Promise<Readonly<Record<string, string>>> {
  const { shares } = await createServices(deps).orderShares.share({ reference, token });
  const keyOf = (link: string | null) => new URL(link ?? '').searchParams.get('key') ?? '';
  return Object.fromEntries(shares.map(({ name, link }) => [name || 'You', keyOf(link)]));
}

/** Opens the test page of a share. Returns how its buttons are clicked. */
export async function openSharePage(deps: Deps, key: string) {
  const url = new URL(await createServices(deps).orderShares.link(key));
  const [id, secret] = [url.pathname.split('/').at(-1) ?? '', url.searchParams.get('token') ?? ''];
  return (action: TestAction = 'pay') => actOnTestPayment(withPayments(deps), id, secret, action);
}
