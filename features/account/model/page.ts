import type {
  AccountDetails,
  AccountOrder,
  AccountSpace,
  HelpersOfSpace,
  OpenedSpace,
} from '@/lib/contracts/account-view';
import { readablePhone } from '@/lib/domain/answers/phone';
import type { LocalDate } from '@/lib/domain/vocabulary';
import {
  ACCOUNT_SECTIONS,
  type AccountBodyProps,
  type AccountContent,
  type AccountSection,
  type AccountWords,
} from '../types';
import { bringBackFrom, type AskedBack, type PriceOf } from './bring-back';
import { helpersPanel, openedNotice, type AskedHelpers } from './helpers';
import { openedBack, openedCard } from './opened';
import { orderRows } from './orders';
import { savedQuotes, type AskedQuotes, type SavedQuote } from './quotes';
import { spaceCard } from './spaces';

/** Where the data of a page come from. */
export type AccountSource = {
  readonly spaces: () => Promise<readonly AccountSpace[]>;
  readonly orders: () => Promise<readonly AccountOrder[]>;
  readonly details: () => Promise<AccountDetails | null>;
  readonly quotes: () => Promise<readonly SavedQuote[]>;
  readonly price: PriceOf;
  readonly opened: () => Promise<readonly OpenedSpace[]>;
  readonly helpers: () => Promise<readonly HelpersOfSpace[]>;
};

type Client = {
  readonly email: string;
  readonly today: LocalDate;
  readonly source: AccountSource;
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
  client: Client,
): Promise<Extract<AccountBodyProps, { kind: 'account' }>> {
  return {
    kind: 'account',
    title: words.sections[section].title,
    email: client.email,
    tabs: ACCOUNT_SECTIONS.map((id) => {
      const { label, href } = words.sections[id];
      return { label, href, isHere: id === section };
    }),
    content: await CONTENT[section](words, client),
  };
}

const CONTENT: Readonly<Record<AccountSection, (words: AccountWords, client: Client) => Promise<AccountContent>>> = {
  items: async ({ empty }, { source, asked }) => {
    const [spaces, opened, helpers] = await Promise.all([source.spaces(), source.opened(), source.helpers()]);
    const panel = (orderId: string) =>
      helpers.flatMap((of) => (of.orderId === orderId ? helpersPanel(of, asked.helpers) : []))[0] ?? null;
    const cards = (isBack: boolean) =>
      Promise.all(
        spaces
          .filter(({ phase }) => (phase === 'returned') === isBack)
          .map(async (space) => ({
            ...spaceCard(space, await bringBackFrom(space, asked, source.price)),
            helpers: isBack ? null : panel(space.orderId),
          })),
      );
    const others = opened.map(async (space) =>
      openedCard(space, {
        bringBack: await openedBack(space, asked, source.price),
        notice: openedNotice(space.orderId, asked.helpers),
      }),
    );
    const shown = { cards: await cards(false), past: await cards(true), opened: await Promise.all(others) };
    return { kind: 'items', ...shown, empty: empty.items };
  },
  orders: async ({ empty }, { source, today, askedQuotes }) => ({
    ...{ kind: 'orders', empty: empty.orders },
    ...orderRows(await source.orders(), today),
    quotes: savedQuotes(await source.quotes(), askedQuotes),
  }),
  details: async ({ details }, { source, email }) => {
    const last = await source.details();
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
