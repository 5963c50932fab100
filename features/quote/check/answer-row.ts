import { formatCubicFeet, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { formatDay, formatSlot, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';
import { ADD_ON_SERVICES } from '@/lib/domain/catalogue/add-on-services';
import { accessText } from '@/lib/domain/order/access';
import { ADDRESS_WORDS, DATE_LABELS, SERVICE_NAMES, type AddressKind } from '@/lib/domain/order/labels';
import { readablePhone } from '@/lib/domain/answers/phone';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import { listedLine } from '@/lib/domain/order/storage-split-lines';
import type { AddOn, DraftAddress, FurnitureItem, OrderDate, StorageSplitLine } from '@/lib/domain/order-types';
import { fullPostcode } from '@/lib/domain/places/postcode';

/** An answer on the check page. */
export type AnswerRow = {
  readonly label: string;
  readonly values: readonly string[];
  readonly step: string;
};

export const answerRow = (label: string, step: string, values: readonly string[]): AnswerRow => ({
  label,
  values,
  step,
});

const NONE = 'None';
const NO = 'No';

/** Returns whether the answer is none or no, so that nothing is bought. */
export const isNothing = ({ values }: Pick<AnswerRow, 'values'>): boolean =>
  values.every((text) => text === NONE || text === NO);

/** Returns the title of the add-on's card; the service's name for one without a card. */
const addOnTitle = (addOn: AddOn): string =>
  ADD_ON_SERVICES.find(({ key }) => key === addOn)?.title ?? SERVICE_NAMES[addOn];

export const addOnsRow = (label: string, addOns: readonly AddOn[]): AnswerRow =>
  answerRow(label, 'packing', addOns.length > 0 ? addOns.map(addOnTitle) : [NONE]);

/** Returns the size of a list and its lines, each with the quantity that `split` sends elsewhere. */
export function itemsText(
  items: readonly FurnitureItem[],
  none = NONE,
  split: readonly StorageSplitLine[] = [],
): readonly string[] {
  const { pieces, cubicFeet } = inventoryTotals(items);
  if (pieces === 0) return [none];
  return [`${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}`, ...items.map((item) => listedLine(item, split))];
}

const yesNo = (value: boolean) => (value ? 'Yes' : NO);

/** Returns the answered parts of "SE15 4QL, 2nd floor, no lift, no parking at the door". */
export const addressText = ({ postcode, ...access }: DraftAddress): string =>
  [fullPostcode(postcode) ?? postcode, accessText(access)].filter(Boolean).join(', ');

export const addressRow = (kind: AddressKind, step: string, address: DraftAddress): AnswerRow =>
  answerRow(ADDRESS_WORDS[kind].postcode.replace(/ postcode$/, ''), step, [addressText(address)]);

export const studentRow = (step: string, { isStudent }: CheckoutAnswers): AnswerRow =>
  answerRow('Student', step, [yesNo(isStudent)]);

export const dayRow = (
  key: OrderDate,
  step: string,
  date: LocalDate | '',
  slot: SlotTimes | null,
  arrive = 'We arrive',
): AnswerRow =>
  answerRow(DATE_LABELS[key], step, [
    date === '' ? NONE : formatDay(date),
    ...(slot ? [`${arrive} ${formatSlot(slot)}`] : []),
  ]);

export const detailsRows = (step: string, values: CheckoutAnswers): readonly AnswerRow[] => [
  answerRow('Name', step, [`${values.firstName} ${values.lastName}`.trim()]),
  answerRow('Email', step, [values.email]),
  answerRow('Phone', step, [values.phone && readablePhone(values.phonePrefix, values.phone)]),
  answerRow('Promo code', step, [values.promo || NONE]),
  answerRow('News and offers by email', step, [yesNo(values.signForNews)]),
];

export const CHECK_TITLE = 'Check your answers';
