import type { OpenedSpace } from '@/lib/contracts/account-view';
import { floorOf } from '@/lib/domain/catalogue/storage-units';
import { formatDay } from '@/lib/domain/london-time';
import { possessive } from '@/lib/domain/storage/helpers';
import type { OpenedCard, BringBack } from '../types';
import { bringBackFrom, thingsIn, type AskedBack, type PriceOf } from './bring-back';

/** Some of somebody else's unit to be chosen: things alone, and not the only one that is in it. */
export async function openedBack(space: OpenedSpace, asked: AskedBack, priceOf: PriceOf): Promise<BringBack | null> {
  const pieces = space.unbooked.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces < 2) return null;
  const back = await bringBackFrom(space, asked, (wanted) =>
    wanted.what === 'unit' ? Promise.resolve(null) : priceOf(wanted),
  );
  return back && { ...back, isPartOnly: true };
}

/** Somebody else's unit as its card. Pure. */
export function openedCard(
  space: OpenedSpace,
  { bringBack, notice }: Pick<OpenedCard, 'bringBack' | 'notice'>,
): OpenedCard {
  const { orderId, owner, title, storageSpace, squareFeet, since, phase, returnsOn } = space;
  const feet = floorOf(storageSpace, squareFeet);
  const rest = `Only ${owner} can have everything brought back, because that ends the storage.`;
  return {
    orderId,
    title: `${possessive(owner)} ${title}`,
    badge: { kind: 'plain', text: `Shared by ${owner}` },
    rules: bringBack
      ? `You can have things brought to you and pay for the return. We tell ${owner} when you book one. Leave at least one thing in the unit. ${rest}`
      : `There is nothing you can have brought back at the moment. ${rest}`,
    facts: [
      { label: phase === 'coming' ? 'We collect on' : 'Collected on', value: formatDay(since) },
      ...(returnsOn ? [{ label: 'Comes back on', value: formatDay(returnsOn) }] : []),
    ],
    things: thingsIn(space),
    floor: feet && { width: feet[0], depth: feet[1] },
    ...{ bringBack, notice },
  };
}
