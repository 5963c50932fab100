import { ACCOUNT_SECTIONS, type AccountPageDto, type AccountSection, type OpenedSpace } from '@/lib/contracts/accounts';
import { readablePhone } from '@/lib/domain/answers/phone';
import { floorOf } from '@/lib/domain/catalogue/storage-units';
import { formatDay } from '@/lib/domain/london-time';
import { possessive } from '@/lib/domain/storage/delegates';
import { DELEGATE_MESSAGES } from '@/lib/validation/rental-messages';
import type { AccountBodyProps, AccountContent, AccountWords, BringBack, OpenedCard } from '../types';
import { bringBackFrom, spaceCard, thingsIn, type AskedBack, type PriceOf } from './spaces';
import { orderRows } from './orders';
import { delegatesPanel, type Notice, type RequestedDelegates } from './delegates';
import { savedQuotes, type AskedQuotes, type SavedQuote } from './quotes';

/** Returns the notice after a delegate tried to return everything. */
const openedNotice = (orderId: string, asked: RequestedDelegates): Notice | null =>
  asked.state === 'something-stays' && asked.orderId === orderId
    ? { kind: 'error', text: `${DELEGATE_MESSAGES.somethingStays}.` }
    : null;

/** Returns a delegate's choice of items, or null where fewer than two pieces are free. */
export async function openedBack(space: OpenedSpace, asked: AskedBack, priceOf: PriceOf): Promise<BringBack | null> {
  const pieces = space.unbooked.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces < 2) return null;
  const back = await bringBackFrom(space, asked, (wanted) =>
    wanted.what === 'unit' ? Promise.resolve(null) : priceOf(wanted),
  );
  return back && { ...back, isPartOnly: true };
}

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
    isComing: phase === 'coming',
    rules: bringBack
      ? `You can have things brought to you and pay for the return. We tell ${owner} when you book one. Leave at least one thing in the unit. ${rest}`
      : `There is nothing you can have brought back at the moment. ${rest}`,
    facts: [
      { label: phase === 'coming' ? 'We collect on' : 'Collected on', value: formatDay(since) },
      ...(returnsOn ? [{ label: 'Comes back on', value: formatDay(returnsOn) }] : []),
    ],
    things: thingsIn(space),
    floor: feet && { width: feet[0], depth: feet[1] },
    bringBack,
    notice,
  };
}

type Account = Omit<AccountPageDto, 'drafts'> & {
  readonly quotes: readonly SavedQuote[];
  readonly price: PriceOf;
  readonly asked: AskedBack & { readonly delegates: RequestedDelegates };
  readonly askedQuotes: AskedQuotes;
};

export const accountSection = (segment: string | undefined): AccountSection | null =>
  ACCOUNT_SECTIONS.find((section) => section === segment) ?? null;

export async function accountBody(
  section: AccountSection,
  words: AccountWords,
  account: Account,
): Promise<Extract<AccountBodyProps, { kind: 'account' }>> {
  return {
    kind: 'account',
    title: words.sections[section].title,
    email: account.email,
    tabs: ACCOUNT_SECTIONS.map((id) => {
      const { label, href } = words.sections[id];
      return { label, href, isHere: id === section };
    }),
    content: await CONTENT[section](words, account),
  };
}

const CONTENT: Readonly<
  Record<AccountSection, (words: AccountWords, account: Account) => AccountContent | Promise<AccountContent>>
> = {
  items: async ({ empty }, { spaces, opened, helpers, price, asked }) => {
    const panel = (orderId: string) =>
      helpers.flatMap((of) => (of.orderId === orderId ? delegatesPanel(of, asked.delegates) : []))[0] ?? null;
    const cards = (isBack: boolean) =>
      Promise.all(
        spaces
          .filter(({ phase }) => (phase === 'returned') === isBack)
          .map(async (space) => ({
            ...spaceCard(space, await bringBackFrom(space, asked, price)),
            delegates: isBack ? null : panel(space.orderId),
          })),
      );
    const others = opened.map(async (space) =>
      openedCard(space, {
        bringBack: await openedBack(space, asked, price),
        notice: openedNotice(space.orderId, asked.delegates),
      }),
    );
    const shown = { cards: await cards(false), past: await cards(true), opened: await Promise.all(others) };
    return { kind: 'items', ...shown, empty: empty.items };
  },
  orders: ({ empty }, { orders, quotes, today, askedQuotes }) => ({
    kind: 'orders',
    empty: empty.orders,
    ...orderRows(orders, today),
    quotes: savedQuotes(quotes, askedQuotes),
  }),
  details: ({ details }, { details: last, email }) => {
    const { note, nobody, keeping, deletion } = details;
    const address = { label: 'Email', value: email, detail: 'What you sign in with' };
    const facts = last
      ? [
          { label: 'Name', value: `${last.firstName} ${last.lastName}` },
          { label: 'Phone', value: readablePhone(last.phonePrefix, last.phone) },
          address,
        ]
      : [address];
    return { kind: 'details', facts, note: last ? note : nobody, keeping, deletion };
  },
};
