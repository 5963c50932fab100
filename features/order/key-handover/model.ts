import { keyHandoverPath } from '@/lib/account-routes';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { ERROR_CODES, type ErrorCode } from '@/lib/contracts/errors';
import { chooseKeysLate, undoKeysLate, type KeyHandoverView, type KeysOptionDto } from '@/lib/contracts/key-handover';
import { KEY_HANDOVER, WAITING_RULE } from '@/lib/domain/extras/extras';
import { KEYS_PLANS, NIGHT_RULE, keysWhen, type KeysPlan } from '@/lib/domain/extras/key-handover';
import { addDays, formatDay, formatSlot } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { FOLLOWED_FROM } from '@/lib/domain/visits/assumptions';
import { countWithNoun } from '@/lib/domain/wording';
import { orderPath } from '@/lib/routes';
import type { Fact, OrderNotice } from '../types';

type Fields = Readonly<Record<string, string | number>>;

export type PageResult = { readonly said: unknown; readonly trouble: unknown };
type Around = { readonly backHref: string; readonly token: string; readonly phone: string };

const money = ({ amount }: Pick<KeysOptionDto, 'amount'>): string =>
  amount === 0 ? 'no extra charge' : formatPounds(amount);
const timesOf = ({ start, end }: Pick<KeysOptionDto, 'start' | 'end'>) => [start, end] as const;
const whenOf = (option: KeysOptionDto): string => keysWhen({ date: option.date, slot: timesOf(option) });

export function keyHandoverModel(view: KeyHandoverView, said: PageResult, { backHref, token, phone }: Around) {
  const { reference, kept, isOpen } = view;
  return {
    reference,
    ...headOf(view, phone),
    backHref,
    notice: noticeOf(said, view),
    kept: kept && keptOf(kept, { reference, token, phone }),
    action: chooseKeysLate.path,
    offers: isOpen ? offersOf(view, token) : comingOf(view),
    note: isOpen
      ? 'One tap books the slot at the price shown. Pay now or later: our crew never waits for the money, and never holds back your things.'
      : '',
  };
}

export type KeyHandoverModel = ReturnType<typeof keyHandoverModel>;

function headOf({ kept, isOpen, isAhead, booked, hasBegun }: KeyHandoverView, phone: string) {
  if (kept?.plan === 'night') return { title: 'Your things stay in our store', lead: `Delivery ${whenOf(kept)}.` };
  if (isOpen) {
    return {
      title: 'Keys late? Choose what suits you',
      lead: hasBegun
        ? 'Our crew has set off. These slots are available now, each with its price.'
        : `We’re coming today between ${booked.start} and ${booked.end}. These slots are available now, each with its price.`,
    };
  }
  const title = 'Keys late on the day of your move?';
  return isAhead
    ? {
        title,
        lead: `On ${formatDay(booked.date)}, from ${FOLLOWED_FROM} until we unload, this page shows the slots that are available, each with its price. One tap books it. If you know already, ring ${phone}.`,
      }
    : { title, lead: `It is too late to choose here: we are unloading, or your move is over. Ring ${phone}.` };
}

type Words = {
  readonly title: string;
  readonly coming: string;
  readonly text: string;
  readonly none: string;
};

const WORDS: Readonly<Record<KeysPlan, Words>> = {
  later: {
    title: 'Start later today',
    coming: 'Start later that day',
    text: `Our crew comes later with an empty van. Waiting counts from the end of the slot you first booked: ${WAITING_RULE}.`,
    none: 'No later slot is available today.',
  },
  hold: {
    title: 'Keep it on the van until later today',
    coming: 'Keep it on the van until later that day',
    text: `We load as booked and wait with everything on the van. Waiting counts from the end of the slot you first booked, or from our own arrival if we come later: ${WAITING_RULE}. We take off any waiting you have already agreed to pay for.`,
    none: 'No later slot is available today.',
  },
  night: {
    title: 'A night in our store',
    coming: 'A night in our store',
    text: `We load as booked, keep everything locked in our store and deliver it on the day you choose, ${countWithNoun(KEY_HANDOVER.mostNights, 'night')} later at most. The price is ${NIGHT_RULE}. You have already paid for stairs, parking and the miles.`,
    none: 'No slot is available in the next few days. Ring us.',
  },
  day: {
    title: 'Not today at all',
    coming: 'Move on another day',
    text: 'Nothing is loaded, and the whole move is on another day. Nobody else can book the slot at such short notice, so it costs what you would lose by cancelling on the day, as our terms say.',
    none: 'No slot is available in the next few days. Ring us.',
  },
};

function offersOf(view: KeyHandoverView, token: string) {
  const plans: readonly KeysPlan[] = view.hasBegun ? ['hold', 'night'] : ['later', 'night', 'day'];
  return plans.map((plan) => {
    const options = view.options.filter((option) => option.plan === plan);
    const { title, text, none } = WORDS[plan];
    const days = [...new Set(options.map(({ date }) => date))];
    const groups = days.map((date) =>
      groupOf(
        view,
        options.filter((option) => option.date === date),
        token,
      ),
    );
    return { id: plan, title, text, groups, none: groups.length === 0 ? none : '' };
  });
}

/** Returns the options that the day will offer, with today's price of one night. */
function comingOf({ kept, isAhead, firstNight, booked }: KeyHandoverView) {
  if (!isAhead || kept) return [];
  return KEYS_PLANS.map((id) => {
    const { coming, text } = WORDS[id];
    const price =
      id === 'night' && firstNight !== null
        ? ` For your move, one night with delivery on ${formatDay(addDays(booked.date, 1))} comes to ${formatPounds(firstNight)}.`
        : '';
    return { id, title: coming, text: `${text}${price}`, groups: [], none: '' };
  });
}

function groupOf({ reference, key }: KeyHandoverView, options: readonly KeysOptionDto[], token: string) {
  const [first] = options;
  const isOnePrice = options.every(({ amount }) => amount === first?.amount);
  return {
    key: first?.date ?? '',
    day: first ? formatDay(first.date) : '',
    workedOut: isOnePrice ? (first?.workedOut ?? '') : '',
    slots: options.map((option) => ({
      key: option.start,
      time: formatSlot(timesOf(option)),
      price: money(option),
      label: `${option.amount === 0 ? 'Choose' : `Agree, ${money(option)}`}: ${whenOf(option)}`,
      workedOut: isOnePrice ? '' : option.workedOut,
      fields: {
        reference,
        token,
        key,
        plan: option.plan,
        date: option.date,
        start: option.start,
        expected: option.amount,
      } as Fields,
    })),
  };
}

const KEPT_TITLES: Readonly<Record<KeysPlan, string>> = {
  later: 'The move starts later',
  hold: 'The van waits with your things',
  night: 'Kept in our store, then delivered',
  day: 'The move is on another day',
};

type Guest = { readonly reference: string; readonly token: string; readonly phone: string };

function keptOf(kept: NonNullable<KeyHandoverView['kept']>, { reference, token, phone }: Guest) {
  const { id, plan, canUndo, isPaid, paymentUrl, workedOut, amount } = kept;
  const price: Fact = {
    label: 'Price',
    value: amount === 0 ? 'No extra charge' : `${money(kept)} with VAT`,
    ...(workedOut !== '' && { detail: workedOut }),
  };
  const paid: readonly Fact[] = amount === 0 ? [] : [{ label: 'Payment', value: paidWords(isPaid, paymentUrl) }];
  const facts: readonly Fact[] = [
    { label: plan === 'hold' || plan === 'night' ? 'Delivery' : 'We arrive', value: whenOf(kept) },
    price,
    ...paid,
  ];
  return {
    title: KEPT_TITLES[plan],
    text: 'It is booked. Our crew and our office see it now.',
    facts,
    pay: paymentUrl === null ? null : { label: `Pay ${money(kept)}`, href: paymentUrl },
    undo: canUndo
      ? { label: 'Undo it', action: undoKeysLate.path, fields: { reference, token, key: id } as Fields }
      : null,
    note: canUndo
      ? 'If you undo it, everything is as before and you owe nothing for it.'
      : `It can no longer be undone here. Ring ${phone} to change it.`,
  };
}

const paidWords = (isPaid: boolean, paymentUrl: string | null): string => {
  if (isPaid) return 'Paid, thank you';
  return paymentUrl === null ? 'Withdrawn by our office: nothing is owed' : 'Not paid yet';
};

function noticeOf({ said, trouble }: PageResult, { kept }: KeyHandoverView): OrderNotice | null {
  const code = ERROR_CODES.find((known) => known === trouble);
  if (code) return { kind: 'error', text: troubleText(code) };
  if (said === 'chosen' && kept)
    return { kind: 'success', text: `Booked: ${whenOf(kept)}. We have sent you an email.` };
  if (said === 'undone') return { kind: 'success', text: 'Undone: your order is as it was.' };
  return null;
}

function troubleText(code: ErrorCode): string {
  switch (code) {
    case 'slot_taken':
      return 'Someone else has just taken this slot. Nothing was booked or charged. These are available now.';
    case 'price_changed':
      return 'The price has changed since you looked. Nothing was booked or charged: check it again.';
    case 'order_changed':
      return 'Something has changed since you looked. Nothing was booked or charged: check again.';
    case 'too_late_to_change':
      return 'This is no longer possible. Nothing was booked, undone or charged.';
    default:
      return ERROR_SENTENCES[code];
  }
}

export function keyHandoverProps(
  view: KeyHandoverView,
  query: Readonly<Record<string, unknown>>,
  { token, phone }: Omit<Around, 'backHref'>,
) {
  const { reference } = view;
  const around = { backHref: orderPath(reference, token), token, phone };
  const model = keyHandoverModel(view, { said: query.said, trouble: query.trouble }, around);
  return {
    title: `${model.title} Order ${reference}`,
    description: 'Keys late on the day of your move: available slots and a night in our store, with prices.',
    canonicalPath: keyHandoverPath(reference),
    model,
  };
}
