import type { Picture } from '@/components/ui/Drawing/Drawing';
import { setShareReceipt, shareOrder, type OrderSharesDto, type ShareDto } from '@/lib/contracts/order-shares';
import { formatSoon } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { IN_TIME } from '@/lib/domain/wording';
import { orderPath } from '@/lib/routes';
import { MESSAGES } from '@/lib/validation/messages';
import { mailTo } from './model';

const STATES = { open: 'To pay', paid: 'Paid', ended: 'Ended' } as const;

const TITLES: Readonly<Record<OrderSharesDto['state'], string>> = {
  none: 'Nobody else is on the list',
  unshared: 'Everyone pays their own share',
  shared: 'Send everyone their link',
  booked: 'Everyone has paid: the move is booked',
  cancelled: 'The move is cancelled',
  ended: 'Not everyone paid in time',
};

function leadOf({ state, title, total }: OrderSharesDto): string {
  switch (state) {
    case 'none':
      return 'The price can be shared out only if others had added things to the list before the move was ordered.';
    case 'unshared':
      return `${title}: ${formatPounds(total)} together. Each of you can pay your own share with a link, and the move is booked as soon as everyone has paid.`;
    case 'shared':
      return `${title}: ${formatPounds(total)} together. The move is booked as soon as every share is paid.`;
    case 'booked':
      return `${title}. It is paid in full.`;
    case 'cancelled':
      return `${title}. Everyone had paid, and it was cancelled after that. The order page says what we refund.`;
    case 'ended':
      return `A share was still unpaid when the hold ended, so we have released the slot. Any share that was paid goes back to whoever paid it ${IN_TIME}.`;
  }
}

/** Returns what to pay by when, before and after the longer hold has started. */
function deadlineOf({ state, until, longerHold }: OrderSharesDto, now: Date): string {
  if (state !== 'unshared' && state !== 'shared') return '';
  const by = formatSoon(new Date(until), now);
  return longerHold === null
    ? `We hold the slot until ${by}. If a share is unpaid by then, we release the slot and refund every share ${IN_TIME}.`
    : `Pay a quarter of the price (${formatPounds(longerHold.price)}) in shares by ${by} to hold the slot ${longerHold.lasts}. If less is paid by then, we release the slot and refund any share that was paid ${IN_TIME}.`;
}

const linkOf = ({ link, amount }: OrderSharesDto['shares'][number], isToPay: boolean) =>
  isToPay && link !== null
    ? { link, mailTo: mailTo(`Your share of the move: ${formatPounds(amount)}`, link) }
    : { link: null, mailTo: '' };

export function sharesModel(shares: OrderSharesDto, token: string, now: Date) {
  const { reference, state } = shares;
  return {
    reference,
    token,
    title: TITLES[state],
    lead: leadOf(shares),
    orderHref: orderPath(reference, token),
    canShare: state === 'unshared',
    action: shareOrder.path,
    rows: shares.shares.map((share) => ({
      name: share.name === '' ? 'You' : share.name,
      amount: formatPounds(share.amount),
      state: state === 'unshared' ? '' : STATES[share.state],
      isPaid: share.state === 'paid',
      isOwn: share.name === '',
      ...linkOf(share, state === 'shared' && share.state === 'open'),
    })),
    deadline: deadlineOf(shares, now),
  };
}

const SAID: ReadonlyMap<string, string> = new Map([
  ['failed', 'The payment did not go through. No money was taken. You can try again.'],
  ['cancelled', 'You left the payment page. No money was taken.'],
  ['unavailable', 'The payment page cannot be reached at the moment. No money was taken.'],
  ['email', MESSAGES.emailInvalid],
  ['too-many', 'Too many tries at once. Wait a minute, then try again.'],
]);

const BOOKS = 'The move is booked as soon as everyone has paid';

function waitingText({ until, longerHold, total, hasPaid }: ShareDto, now: Date): string {
  const longer = longerHold
    ? `, and ${longerHold.lasts} once a quarter of the price (${formatPounds(longerHold.price)}) is paid by then`
    : '';
  const by = formatSoon(new Date(until), now);
  const rest = `We hold the slot until ${by}${longer}. ${BOOKS}. If someone has not paid before the hold ends, your share goes back ${IN_TIME}.`;
  return hasPaid
    ? `Thank you. ${rest}`
    : `This is your share of ${formatPounds(total)}, including VAT. Please pay it by ${by}. ${rest}`;
}

type Visit = {
  readonly said: string;
  readonly now: Date;
  /** The email address typed before the form came back. */
  readonly typed?: string | null;
};

export function payModel(key: string, share: ShareDto, { said, now, typed }: Visit) {
  const { name, hasPaid, state } = share;
  const amount = formatPounds(share.amount);
  const isOpen = state === 'waiting' && !hasPaid;
  const text = {
    waiting: waitingText(share, now),
    booked: 'Everyone has paid, and the move is booked.',
    cancelled: 'The move is cancelled. Whoever ordered it can see what we refund.',
    ended: `The time to pay is over, and the move has not been booked this way. Whatever was paid goes back ${IN_TIME}.`,
  }[state];
  return {
    partKey: key,
    job: share.title,
    text,
    notice: SAID.get(said) ?? '',
    isWrong: said === 'email',
    title: isOpen
      ? `${name === '' ? 'Your share' : `${name}’s share`}: ${amount}`
      : hasPaid
        ? `${amount} is paid`
        : 'Nothing to pay',
    pay: isOpen ? `Pay ${amount}` : null,
    email: typed ?? share.email,
    action: setShareReceipt.path,
  };
}

type WithDrawing<M> = M & { readonly drawing: Picture };
export type SharesModel = WithDrawing<ReturnType<typeof sharesModel>>;
export type PayModel = WithDrawing<ReturnType<typeof payModel>>;
