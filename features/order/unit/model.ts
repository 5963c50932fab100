import { storagePath, unitTransferPath } from '@/lib/account-routes';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { ERROR_CODES, type ErrorCode } from '@/lib/contracts/errors';
import {
  callOffUnitMove,
  moveUnit,
  type StaysBecause,
  type UnitOffer,
  type UnitState,
  type UnitTransferView,
} from '@/lib/contracts/unit-transfers';
import { areaOf } from '@/lib/domain/catalogue/storage-units';
import { formatDay } from '@/lib/domain/london-time';
import { formatPounds, fromPounds } from '@/lib/domain/money';
import type { ChosenUnit } from '@/lib/domain/packing/recommend';
import { soldUnitFor, soldUnitText } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_SPACES } from '@/lib/domain/order-types';
import { countWithNoun, uncapitalised } from '@/lib/domain/wording';
import { orderPath } from '@/lib/routes';
import { changeHref } from '../links';
import type { OrderNotice } from '../types';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';

const every = (weeks: number): string => (weeks === 1 ? 'every week' : `every ${weeks} weeks`);

const STAYS: Readonly<Record<StaysBecause, string>> = {
  coming: 'We have not collected your things yet. Until then, change the unit in your order.',
  ending: 'The end of your storage is booked, so there is no other unit to choose.',
  owing: 'A storage payment is outstanding. Please pay it first; then you can choose another unit.',
};

const NOTES: Readonly<Record<UnitState, string>> = {
  own: 'Your unit now',
  offered: '',
  small: 'Too small for what is inside',
  full: 'Full at the moment',
};

/** `trouble` is the error code of a refused form. */
export type PageResult = { readonly done: unknown; readonly trouble: unknown; readonly area: unknown };

export type Hrefs = {
  readonly orderHref: string;
  readonly paymentsHref: string;
  readonly page: string;
  readonly token: string;
};

export function unitModel(view: UnitTransferView, said: PageResult, hrefs: Hrefs) {
  const { reference, unit, weeks, planned, staysBecause, chosen } = view;
  const canMove = staysBecause === null;
  return {
    reference,
    title: 'Another unit',
    lead: `${staysBecause === 'coming' ? 'You have booked' : 'Your things are in'} a ${uncapitalised(unit.label)}, ${formatPounds(unit.perPayment)} ${every(weeks)}.`,
    backHref: hrefs.paymentsHref,
    notice: noticeOf(said, view),
    instead: insteadOf(view, hrefs),
    planned: planned && {
      title: `From ${formatDay(planned.on)}: ${uncapitalised(planned.label)}`,
      words: [
        `${formatPounds(planned.perPayment)} ${every(weeks)} from then on, ${differenceOf(planned.perPayment, view)}.`,
        'Our crew moves your things inside our store. It is free, and you need not be there.',
      ],
      action: callOffUnitMove.path,
      fields: { reference, token: hrefs.token },
    },
    choice: canMove
      ? {
          title: planned ? 'Choose another one instead' : 'Choose a unit',
          note: `Prices are for ${weeks === 1 ? 'a week' : `${weeks} weeks`}, with your term’s discount and VAT. “Full” is how much of the unit your things take up.`,
          rows: view.offers.map((offer) => rowOf(offer, view, hrefs)),
          custom: view.custom && {
            ...view.custom,
            action: hrefs.page,
            token: hrefs.token,
            sold: soldInstead(said.area, view, hrefs),
          },
        }
      : null,
    agreement: canMove && chosen?.state === 'offered' ? agreementOf(chosen, view, hrefs) : null,
  };
}

export type UnitModel = ReturnType<typeof unitModel>;
export type UnitRow = ReturnType<typeof rowOf>;

function insteadOf({ staysBecause }: UnitTransferView, { orderHref, paymentsHref }: Hrefs) {
  if (staysBecause === 'coming') return { label: 'Change the unit', href: changeHref(orderHref, 'items') };
  return staysBecause === 'owing' ? { label: 'See what is to pay', href: paymentsHref } : null;
}

function differenceOf(perPayment: number, { unit }: Pick<UnitTransferView, 'unit'>): string {
  const more = fromPounds(perPayment) - fromPounds(unit.perPayment);
  if (more === 0) return 'the same as now';
  return `${formatPounds(Math.abs(perPayment - unit.perPayment))} ${more > 0 ? 'more' : 'less'}`;
}

function rowOf(offer: UnitOffer, view: UnitTransferView, { page, token }: Hrefs) {
  const query = new URLSearchParams({ token, space: offer.storageSpace });
  return {
    label: offer.label,
    price: formatPounds(offer.perPayment),
    fill: offer.percentFull !== null && offer.state !== 'small' ? `${offer.percentFull}% full` : '',
    difference: offer.state === 'own' ? '' : differenceOf(offer.perPayment, view),
    href: offer.state === 'offered' ? `${page}?${query.toString()}#agree` : null,
    note: NOTES[offer.state],
    isChosen: view.chosen?.storageSpace === offer.storageSpace,
  };
}

function soldInstead(area: unknown, view: UnitTransferView, hrefs: Hrefs) {
  const sold = soldUnitFor(typeof area === 'string' ? areaOf(area) : null);
  const offer = sold && view.offers.find(({ storageSpace }) => storageSpace === sold.space);
  if (!sold || !offer) return null;
  const { label, href, note } = rowOf(offer, view, hrefs);
  return { text: `${soldUnitText(sold)}.${note && ` ${note}.`}`, label: `Choose the ${label}`, href };
}

function agreementOf(chosen: UnitOffer, view: UnitTransferView, { token }: Hrefs) {
  const { reference, unit, weeks, on, pieces } = view;
  const name = uncapitalised(chosen.label);
  const things = pieces > 1 ? `your ${countWithNoun(pieces, 'thing')}` : 'your things';
  return {
    title: `${chosen.label}: ${formatPounds(chosen.perPayment)} ${every(weeks)}`,
    words: [
      `From ${formatDay(on)} you rent a ${name} instead of your ${uncapitalised(unit.label)}. That is when your first payment at least a week from now is due.`,
      `From then on you pay ${formatPounds(chosen.perPayment)} ${every(weeks)}, ${differenceOf(chosen.perPayment, view)}. Nothing is charged today. Your term and its discount stay as they are.`,
      `Our crew moves ${things} inside our store. It is free, and you can call it off until the day before.`,
    ],
    label: `Move to the ${name}`,
    action: moveUnit.path,
    fields: {
      reference,
      token,
      storageSpace: chosen.storageSpace,
      ...(chosen.squareFeet !== null && { squareFeet: chosen.squareFeet }),
      expectedPerPayment: chosen.perPayment,
      on,
      pieces,
    },
  };
}

function noticeOf({ done, trouble }: PageResult, { staysBecause, chosen }: UnitTransferView): OrderNotice | null {
  if (done === 'agreed') return { kind: 'success', text: 'It is agreed. We have emailed you the day and the price.' };
  if (done === 'called-off') return { kind: 'success', text: 'It is called off. Your things stay where they are.' };
  if (staysBecause !== null) return { kind: 'info', text: STAYS[staysBecause] };
  const code = ERROR_CODES.find((known) => known === trouble);
  if (code) return { kind: 'error', text: sentenceOf(code) };
  if (!chosen || chosen.state === 'offered') return null;
  return {
    kind: 'error',
    text:
      chosen.state === 'small'
        ? RENTAL_MESSAGES.doesNotFitInside
        : `${chosen.label}: ${NOTES[chosen.state].toLowerCase()}.`,
  };
}

function sentenceOf(code: ErrorCode): string {
  if (code === 'validation_failed') return RENTAL_MESSAGES.doesNotFitInside;
  if (code === 'order_changed') return 'Something about your storage has changed since you looked. Please look again.';
  return ERROR_SENTENCES[code];
}

type Query = Readonly<Record<string, unknown>>;

export function unitAsked({ space, area }: Query): ChosenUnit | null {
  const storageSpace = STORAGE_SPACES.find((known) => known === space);
  if (!storageSpace) return null;
  if (storageSpace !== 'custom') return { storageSpace, squareFeet: null };
  const squareFeet = typeof area === 'string' ? areaOf(area) : null;
  return squareFeet ? { storageSpace, squareFeet } : null;
}

export function unitProps(view: UnitTransferView, token: string, query: Query) {
  const { reference } = view;
  const page = unitTransferPath(reference);
  const model = unitModel(
    view,
    { done: query.done, trouble: query.trouble, area: query.space === 'custom' ? query.area : undefined },
    { orderHref: orderPath(reference, token), paymentsHref: storagePath(reference, token), page, token },
  );
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Other sizes for what you store with us: what they cost, from when, and whether your things fit.',
    canonicalPath: page,
    model,
  };
}
