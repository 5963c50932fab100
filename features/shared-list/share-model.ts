import { setShareReceipt, shareOrder, type OrderSharesDto } from '@/lib/contracts/order-shares';
import { formatInstant } from '@/lib/domain/london-time';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { IN_TIME } from '@/lib/domain/order/refund-time';
import { orderPath } from '@/lib/routes';
import { shareLinkPath } from '@/lib/shared-list-routes';
import { MESSAGES } from '@/lib/validation/messages';
import type { PayModel, SharesModel } from './types';

const money = (pounds: number): string => formatPence(fromPounds(pounds));

const STATES = { open: 'To pay', paid: 'Paid', ended: 'Ended' } as const;

const TITLES: Readonly<Record<OrderSharesDto['state'], string>> = {
  none: 'Nobody else is on the list',
  unshared: 'Each pays their share',
  shared: 'Send each their link',
  booked: 'Everyone has paid: it is booked',
  ended: 'Not everyone paid in time',
};

function leadOf({ state, title, total, until }: OrderSharesDto): string {
  const by = formatInstant(new Date(until));
  switch (state) {
    case 'none':
      return 'The price can be shared out where others have put things on the list before the move was ordered.';
    case 'unshared':
      return `${title}: ${money(total)} together. You can have each share paid by a link. We then hold the slot until ${by}, and the move is booked as soon as everyone has paid.`;
    case 'shared':
      return `${title}: ${money(total)} together. The move is booked as soon as every share is paid. The deadline is ${by}.`;
    case 'booked':
      return `${title}. All of it is paid.`;
    case 'ended':
      return `A share was missing when the hold ended, so the slot is released. Every share that was paid goes back to whoever paid it, ${IN_TIME}.`;
  }
}

/** The shares of an order, for who ordered it. */
export function sharesModel(shares: OrderSharesDto, token: string): SharesModel {
  const { reference, state } = shares;
  return {
    ...{ reference, token, title: TITLES[state], lead: leadOf(shares), orderHref: orderPath(reference, token) },
    canShare: state === 'unshared',
    action: shareOrder.path,
    rows: shares.shares.map((share) => ({
      name: share.name === '' ? 'You' : share.name,
      amount: money(share.amount),
      state: state === 'unshared' ? '' : STATES[share.state],
      isPaid: share.state === 'paid',
      link: state === 'shared' && share.state === 'open' ? share.link : null,
    })),
    deadline:
      state === 'unshared' || state === 'shared'
        ? `If a share is missing at ${formatInstant(new Date(shares.until))}, we release the slot and give every share back, ${IN_TIME}.`
        : '',
  };
}

type Share = {
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly until: string;
  readonly amount: number;
  readonly total: number;
  readonly hasPaid: boolean;
  readonly state: 'waiting' | 'booked' | 'ended';
};

/** What became of the payment or of a form, by the words of the address. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['failed', 'The payment did not go through. No money was taken. You can try again.'],
  ['cancelled', 'You left the payment page. No money was taken.'],
  ['unavailable', 'The payment page cannot be reached at the moment. No money was taken.'],
  ['receipt', 'We will send the receipt there.'],
  ['no-receipt', 'We will send no receipt.'],
  ['email', MESSAGES.emailInvalid],
  ['too-many', 'That was a lot at once. Wait a minute, then try again.'],
]);

/** Somebody's share, for who has its link. */
export function payModel(key: string, share: Share, said: string): PayModel {
  const { name, hasPaid, state } = share;
  const [amount, total, by] = [money(share.amount), money(share.total), formatInstant(new Date(share.until))];
  const isOpen = state === 'waiting' && !hasPaid;
  const text = {
    waiting: hasPaid
      ? `Thank you. The move is booked as soon as everyone has paid. If somebody has not by ${by}, your share goes back, ${IN_TIME}.`
      : `Your share of ${total}, all in. Pay it by ${by}: then the move is booked as soon as everyone has paid. If somebody has not by then, your share goes back, ${IN_TIME}.`,
    booked: 'Everyone has paid, and the move is booked.',
    ended: `The time to pay is over, and the move is not booked this way. Whatever was paid goes back, ${IN_TIME}.`,
  }[state];
  return {
    ...{ partKey: key, job: share.title, text, said: SAID.get(said) ?? '', isWrong: said === 'email' },
    title: isOpen
      ? `${name === '' ? 'Your share' : `${name}’s share`}: ${amount}`
      : hasPaid
        ? `${amount} is paid`
        : 'Nothing to pay',
    pay: isOpen ? { href: shareLinkPath(key), label: `Pay ${amount}` } : null,
    email: share.email,
    action: setShareReceipt.path,
  };
}
