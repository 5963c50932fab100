import { storagePath, unitTransferPath } from '@/lib/account-routes';
import type { AccountSpace } from '@/lib/contracts/accounts';
import { floorOf } from '@/lib/domain/catalogue/storage-units';
import { formatDay } from '@/lib/domain/london-time';
import { formatPence, formatPounds, fromPounds, pence } from '@/lib/domain/money';
import { floorLabel } from '@/lib/domain/places/floors';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { CONTINUES, PAYMENTS_LINK } from '@/lib/domain/storage/plan-words';
import { countWithNoun, uncapitalised } from '@/lib/domain/wording';
import { orderPagePath } from '@/lib/routes';
import type { BackPrice, Badge, BringBack, Fact, SpaceAction, SpaceCard, SpaceLink, Thing } from '../types';
import { chosenOf, linesOf, type Line } from './chosen';

const EVERYTHING: SpaceAction = { what: 'unit', label: 'Bring everything back' };
const STORAGE_ADDITION: SpaceAction = { what: 'topUp', label: 'Add things to this unit' };
const FURTHER: SpaceAction = { what: 'collection', label: 'Rent another unit' };

export function spaceCard(space: AccountSpace, bringBack: BringBack | null): SpaceCard {
  const { orderId, reference, title, storageSpace, squareFeet, isOpen, takesMore } = space;
  const feet = floorOf(storageSpace, squareFeet);
  const canReturnAll = isOpen && !bringBack && space.phase !== 'coming';
  return {
    orderId,
    title,
    badge: badgeOf(space),
    isComing: space.phase === 'coming',
    facts: factsOf(space),
    bringBack,
    order: { reference, href: orderPagePath(reference) },
    links: linksOf(space),
    things: thingsIn(space),
    floor: feet && { width: feet[0], depth: feet[1] },
    actions: [...(canReturnAll ? [EVERYTHING] : []), ...(takesMore ? [STORAGE_ADDITION] : []), FURTHER],
  };
}

function linksOf({ reference, hasPayments, canMove, nextUnit }: AccountSpace): readonly SpaceLink[] {
  const move = nextUnit ? 'See or call off the move' : 'Move to another unit';
  return [
    ...(hasPayments ? [{ label: PAYMENTS_LINK, href: storagePath(reference) }] : []),
    ...(canMove ? [{ label: move, href: unitTransferPath(reference) }] : []),
  ];
}

function badgeOf({ phase, returnsOn }: AccountSpace): Badge {
  if (phase === 'returned') return { kind: 'plain', text: 'Returned' };
  if (returnsOn !== null) return { kind: 'hot', text: 'Return booked' };
  return phase === 'coming' ? { kind: 'hot', text: 'Collection booked' } : { kind: 'success', text: 'In storage' };
}

function factsOf(space: AccountSpace): readonly Fact[] {
  const { phase, since, returnsOn } = space;
  const collected = { label: phase === 'coming' ? 'We collect on' : 'Collected on', value: formatDay(since) };
  const isBack = phase === 'returned';
  const more = space.coming.map(({ on, pieces }) => ({
    label: 'Next collection',
    value: formatDay(on),
    detail: countWithNoun(pieces, 'item'),
  }));
  const back = returnsOn ? [{ label: isBack ? 'Returned on' : 'Comes back on', value: formatDay(returnsOn) }] : [];
  return isBack
    ? [collected, ...back]
    : [collected, ...more, priceFact(space), paymentFact(space), termFact(space), ...moveFact(space), ...back];
}

function priceFact({ payment: { amount, weeks } }: AccountSpace): Fact {
  const paid = fromPounds(amount);
  if (weeks === 1) return { label: 'Price', value: `${formatPence(paid)} a week`, detail: 'VAT included' };
  const perWeek = paid % weeks === 0 ? `${formatPence(pence(paid / weeks))} a week, ` : '';
  return { label: 'Price', value: `${formatPence(paid)} every ${weeks} weeks`, detail: `${perWeek}VAT included` };
}

function moveFact({ nextUnit, payment: { weeks } }: AccountSpace): readonly Fact[] {
  if (!nextUnit) return [];
  const every = weeks === 1 ? 'a week' : `every ${weeks} weeks`;
  const detail = `${formatPounds(nextUnit.perPayment)} ${every} from ${formatDay(nextUnit.on)}`;
  return [{ label: 'Another unit', value: nextUnit.label, detail }];
}

function paymentFact({ nextAmount, nextPaymentOn, returnsOn }: AccountSpace): Fact {
  if (nextPaymentOn === null)
    return { label: 'Next payment', value: 'None', detail: 'Everything is paid until the return' };
  const isAfterReturn = returnsOn !== null && nextPaymentOn >= returnsOn;
  return {
    label: 'Next payment',
    value: `${formatPounds(nextAmount)} on ${formatDay(nextPaymentOn)}`,
    ...(isAfterReturn && { detail: 'You pay for the whole discounted term, even if your things come back sooner' }),
  };
}

function termFact({ minimumTermEnd, returnsOn }: AccountSpace): Fact {
  if (minimumTermEnd === null) return { label: 'Term', value: 'A week at a time' };
  const after = `Then it ${CONTINUES}`;
  return {
    label: 'Discounted term',
    value: `Until ${formatDay(minimumTermEnd)}`,
    ...(returnsOn === null && { detail: after }),
  };
}

/** The unchecked items that a plain form asks the price of. */
export type AskedBack = { readonly orderId: unknown; readonly things: readonly Line[] };
/** Returns the price of a return, or null where it has no price online. */
export type PriceOf = (asked: {
  readonly orderId: string;
  readonly what: 'unit' | 'items';
  readonly things: Line[];
}) => Promise<BackPrice | null>;

/** Returns the lines of a unit with the pieces that no return is booked for. */
export const thingsIn = ({ items, unbooked }: Pick<AccountSpace, 'items' | 'unbooked'>): readonly Thing[] =>
  items.map((item) => ({ ...item, free: unbooked.find(({ id }) => id === item.id)?.quantity ?? 0 }));

function placeOf(access: AccountSpace['access']): string {
  if (!access) return '';
  const { postcode, floor } = access;
  const outcode = parsePostcode(postcode)?.outcode ?? postcode;
  return floor === null ? outcode : `${outcode}, ${uncapitalised(floorLabel(floor))}`;
}

/** Returns the choice of items to return, or null where none can be returned or none is in store yet. */
export async function bringBackFrom(
  space: Pick<AccountSpace, 'orderId' | 'phase' | 'items' | 'unbooked' | 'isOpen' | 'access'>,
  asked: AskedBack,
  priceOf: PriceOf,
): Promise<BringBack | null> {
  const { orderId, phase, isOpen, access } = space;
  const things = thingsIn(space);
  if (!isOpen || phase === 'coming' || things.every(({ free }) => free === 0)) return null;
  const chosen = asked.orderId === orderId ? chosenOf(things, asked.things) : {};
  const lines = linesOf(chosen);
  const [everything, some] = await Promise.all([
    priceOf({ orderId, what: 'unit', things: [] }),
    lines.length > 0 ? priceOf({ orderId, what: 'items', things: lines }) : null,
  ]);
  const price = some && { totalWithDiscount: some.totalWithDiscount, smallerUnit: some.smallerUnit };
  return { place: placeOf(access), everything: everything?.totalWithDiscount ?? null, chosen, price };
}
