import {
  ACCOUNT_SECTIONS,
  type AccountPageDto,
  type AccountSection,
  type DelegatesOfSpace,
  type OpenedSpace,
} from '@/lib/contracts/accounts';
import { readablePhone } from '@/lib/domain/answers/phone';
import { floorOf } from '@/lib/domain/catalogue/storage-units';
import { formatDate, formatDay, formatSlot, londonDate } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { IN_TIME, countWithNoun } from '@/lib/domain/wording';
import { MOST_DELEGATES, possessive } from '@/lib/domain/storage/delegates';
import { DELEGATE_MESSAGES } from '@/lib/validation/rental-messages';
import type { AccountBodyProps, AccountContent, AccountWords, BringBack, Notice, OpenedCard } from '../types';
import { bringBackFrom, spaceCard, thingsIn, type AskedBack, type PriceOf } from './spaces';
import { orderRows } from './orders';
import { savedQuotes, type AskedQuotes, type SavedQuote } from './quotes';

/** The outcome of a form about delegates, with the typed values if it was refused. */
export type RequestedDelegates = {
  readonly state: DelegatesState | null;
  readonly orderId: unknown;
  readonly typed: { readonly name: string; readonly email: string } | null;
  readonly errors: Readonly<Partial<Record<'name' | 'email', string>>>;
};
type DelegatesState = 'invited' | 'revoked' | 'stopped' | 'moved' | Refusal;
type Refusal = 'refused' | 'too-many' | 'own-address' | 'has-right' | 'full' | 'something-stays';

/** Messages for outcomes. Other refusals are shown beside the field. */
const NOTICES: Partial<Record<DelegatesState, Notice>> = {
  invited: { kind: 'success', text: 'Done. We have sent the invitation, and an email to you.' },
  revoked: { kind: 'success', text: 'Done. They can no longer order returns, and we have told them by email.' },
  stopped: { kind: 'success', text: 'The return is cancelled. We have told you both by email.' },
  'too-many': { kind: 'error', text: 'That is a lot of invitations for one day. Try again tomorrow.' },
  moved: { kind: 'error', text: 'This return has changed since you looked at it. Check it again below.' },
};

/** Returns the notice after a delegate tried to return everything. */
const openedNotice = (orderId: string, asked: RequestedDelegates): Notice | null =>
  asked.state === 'something-stays' && asked.orderId === orderId
    ? { kind: 'error', text: `${DELEGATE_MESSAGES.somethingStays}.` }
    : null;

export function delegatesPanel({ orderId, people, returns }: DelegatesOfSpace, asked: RequestedDelegates) {
  const isHere = asked.orderId === orderId;
  const typed = isHere ? asked.typed : null;
  const errors: RequestedDelegates['errors'] = typed ? asked.errors : {};
  return {
    notice: (isHere && asked.state && NOTICES[asked.state]) || null,
    people: people.map(({ helperId, name, email, invitedAt }) => ({
      helperId,
      name,
      email,
      since: `Since ${formatDate(londonDate(new Date(invitedAt)))}`,
    })),
    returns: returns.map(({ returnId, name, pieces, appointment: { date, slot }, postcode, version, refund }) => ({
      returnId,
      text: `${name}: ${countWithNoun(pieces, 'thing')} on ${formatDay(date)}, ${formatSlot(slot)}, to ${postcode.replaceAll(' ', '\u00a0')}`,
      refund:
        refund > 0
          ? `${name} paid, and gets ${formatPounds(refund)} back ${IN_TIME}. The things stay in your unit.`
          : `${name} paid, and it is too late for a refund. The things stay in your unit.`,
      version,
      expectedRefund: refund,
    })),
    form:
      people.length < MOST_DELEGATES ? { isOpen: typed !== null, ...(typed ?? { name: '', email: '' }), errors } : null,
  };
}

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
