import { formatCubicFeet, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { ADD_ON_SERVICES } from '@/lib/domain/catalogue/plans';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { floorLabel } from '@/lib/domain/order/floors';
import { DATE_LABELS, POSTCODE_LABELS } from '@/lib/domain/order/labels';
import { readablePhone } from '@/lib/domain/order/phone';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { Address } from '@/lib/domain/order/types';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { cleaningSlot } from '@/lib/domain/slots/needs';

/** One answer on the check page. `about` completes "Change …" for people who hear only the link. */
export type AnswerRow = {
  readonly label: string;
  readonly values: readonly string[];
  readonly step: string;
  readonly about: string;
};

const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

/** "SE15 4QL, 2nd floor, no lift, no parking at the door" */
export function addressText({ postcode, floor, elevator, parking }: Address): string {
  const lift = floor === 0 ? [] : [elevator ? 'lift' : 'no lift'];
  const parts = [fullPostcode(postcode) ?? postcode, floorLabel(floor), ...lift];
  return [...parts, parking ? 'parking at the door' : 'no parking at the door'].join(', ');
}

function addressRows({ addresses }: MovingAnswers): readonly AnswerRow[] {
  const row = (kind: keyof typeof addresses, address: Address): AnswerRow => ({
    label: POSTCODE_LABELS[kind].replace(/ postcode$/, ''),
    values: [addressText(address)],
    step: 'addresses',
    about: POSTCODE_LABELS[kind].toLowerCase(),
  });
  return [
    row('collection', addresses.collection),
    ...addresses.additional_collection.map((address) => row('additional_collection', address)),
    row('delivery', addresses.delivery),
    ...addresses.additional_delivery.map((address) => row('additional_delivery', address)),
  ];
}

function itemsText({ furnitureItems, movingSpace }: MovingAnswers): readonly string[] {
  const { pieces, cubicFeet } = inventoryTotals(furnitureItems);
  if (pieces === 0) return [movingSpace === 'custom' ? 'None' : 'No list: whatever your plan holds'];
  const lines = furnitureItems.map(({ quantity, title }) => `${quantity} × ${title}`);
  return [`${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}`, lines.join(', ')];
}

/** When the cleaners come follows from the movers' slot; it is part of what is bought (LAW-4). */
function cleaningRows({ addOns, dates, timeSlot }: MovingAnswers): readonly AnswerRow[] {
  if (!addOns.includes('CLEANING') || dates.movingDate === '' || timeSlot.movingDate === null) return [];
  const { date, slot } = cleaningSlot(dates.movingDate, timeSlot.movingDate);
  const values = [formatDay(date), `Cleaners arrive ${formatSlot(slot)}`];
  return [{ label: DATE_LABELS.cleaningDate, values, step: 'date', about: DATE_LABELS.cleaningDate.toLowerCase() }];
}

/** Every answer, in the order in which it was asked (FORM-5). */
export function answerRows(values: MovingAnswers): readonly AnswerRow[] {
  const addOns = ADD_ON_SERVICES.filter(({ key }) => values.addOns.includes(key)).map(({ title }) => title);
  const slot = values.timeSlot.movingDate;
  const row = (label: string, step: string, texts: readonly string[], about = label.toLowerCase()): AnswerRow => ({
    label,
    values: texts,
    step,
    about,
  });
  return [
    row('Size', 'packing', [values.movingSpace === '' ? 'None' : SPACE_TITLES[values.movingSpace]]),
    row('Packing and other help', 'packing', addOns.length > 0 ? addOns : ['None']),
    ...addressRows(values),
    row('Student', 'addresses', [yesNo(values.isStudent)], 'whether you are a student'),
    row('Items', 'items', itemsText(values)),
    row(DATE_LABELS.movingDate, 'date', [
      values.dates.movingDate === '' ? 'None' : formatDay(values.dates.movingDate),
      ...(slot ? [`We arrive ${formatSlot(slot)}`] : []),
    ]),
    ...cleaningRows(values),
    row('Name', 'details', [`${values.firstName} ${values.lastName}`]),
    row('Email', 'details', [values.email]),
    row('Phone', 'details', [readablePhone(values.phonePrefix, values.phone)]),
    row('Promo code', 'details', [values.promo || 'None']),
    row('News and offers by email', 'details', [yesNo(values.signForNews)]),
  ];
}
