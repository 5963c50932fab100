import { ACCOUNT_SECTIONS, type AccountSection } from '@/lib/contracts/account-view';
import type { AccountPageDto } from '@/lib/contracts/accounts';
import { readablePhone } from '@/lib/domain/answers/phone';
import type { AccountBodyProps, AccountContent, AccountWords } from '../types';
import { bringBackFrom, type AskedBack, type PriceOf } from './bring-back';
import { helpersPanel, openedNotice, type AskedHelpers } from './helpers';
import { openedBack, openedCard } from './opened';
import { orderRows } from './orders';
import { savedQuotes, type AskedQuotes, type SavedQuote } from './quotes';
import { spaceCard } from './spaces';

/** What a page of the account shows, and what its address asks. */
type Account = Omit<AccountPageDto, 'drafts'> & {
  readonly quotes: readonly SavedQuote[];
  readonly price: PriceOf;
  readonly asked: AskedBack & { readonly helpers: AskedHelpers };
  readonly askedQuotes: AskedQuotes;
};

/** The account's page that a path segment names; null for any other. */
export const accountSection = (segment: string | undefined): AccountSection | null =>
  ACCOUNT_SECTIONS.find((section) => section === segment) ?? null;

/** A page of the account, in words. */
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
      helpers.flatMap((of) => (of.orderId === orderId ? helpersPanel(of, asked.helpers) : []))[0] ?? null;
    const cards = (isBack: boolean) =>
      Promise.all(
        spaces
          .filter(({ phase }) => (phase === 'returned') === isBack)
          .map(async (space) => ({
            ...spaceCard(space, await bringBackFrom(space, asked, price)),
            helpers: isBack ? null : panel(space.orderId),
          })),
      );
    const others = opened.map(async (space) =>
      openedCard(space, {
        bringBack: await openedBack(space, asked, price),
        notice: openedNotice(space.orderId, asked.helpers),
      }),
    );
    const shown = { cards: await cards(false), past: await cards(true), opened: await Promise.all(others) };
    return { kind: 'items', ...shown, empty: empty.items };
  },
  orders: ({ empty }, { orders, quotes, today, askedQuotes }) => ({
    ...{ kind: 'orders', empty: empty.orders },
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
