import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatLineAmount, formatPence } from '@/lib/domain/money';
import type { StorageUnitSpace } from '@/lib/domain/order-types';
import { FIRST_QUESTION } from '@/lib/domain/order/labels';
import { areaInSentence } from '@/lib/domain/places/areas';
import { CUSTOM_BASE_CUBIC_FEET, FREE_COLLECTION_TERM, STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, tripsSentence, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { chosenPath, ROUTES } from '@/lib/routes';
import { HOME_DRAWINGS, LOADED_UNIT_DRAWINGS, UNIT_DRAWINGS } from '../drawings';
import { REVIEWS, areaReviews } from '../reviews/reviews';
import { areaPath, areaMap } from './area-links';
import type { Borough } from './borough';
import type { Area } from './moving-words';
import { nearContent } from './near';
import { NO_PARKING_TEXT, parkingContent } from './parking';
import { stayPrice } from './prices';
import { reachOf, storeText } from './reach';
import { storageQuestions } from './storage-questions';
import {
  aWeek,
  returnText,
  stayText,
  storageLead,
  termPhrase,
  tripText,
  UNITS_FOR,
  unitsText,
  unitTitle,
} from './storage-words';
import { accessText, districtsText } from './wording';

/** Returns the content of a borough's storage page, made once at build time. */
export function storageAreaContent(borough: Borough, shown = REVIEWS) {
  const area: Area = { borough, reach: reachOf(borough) };
  const { name, storage } = borough;
  return {
    title: `Storage with collection in ${areaInSentence(name)}`,
    lead: storageLead(area),
    drawing: LOADED_UNIT_DRAWINGS[storage.unit],
    form: {
      action: ROUTES.storageQuote,
      title: 'Get your storage price',
      district: { label: 'We collect from', options: borough.districts, initial: storage.from.district },
      choice: {
        label: `Your unit, ${termPhrase(storage.term)}`,
        options: UNITS_FOR[borough.homes].map((unit) => ({
          value: unit,
          label: `${unitTitle(unit)}, ${aWeek(unit, storage.term)} a week`,
        })),
        initial: storage.unit,
        hint: tripsSentence(storage.term),
      },
      hidden: [{ name: 'term', value: storage.term }],
      button: FIRST_QUESTION,
    },
    local: {
      title: storage.title,
      paragraphs: [storage.text, tripText(area), returnText(area)],
      districts: borough.districts,
      districtsText: districtsText(borough),
      neighbourhoods: borough.neighbourhoods,
    },
    parking: { title: 'Parking while we load', ...parkingContent(borough), own: NO_PARKING_TEXT },
    example: stayExample(area),
    table: unitsTable(area),
    slots: {
      service: 'STORAGE_COLLECTION' as const,
      plan: storage.unit,
      term: storage.term,
      district: storage.from.district,
      href: startHref(borough),
      lead: slotsLead(borough),
    },
    near: nearContent(area, 'storage'),
    questions: storageQuestions(area),
    reviews: areaReviews(borough, 'storage', shown),
    call: {
      title: `From ${storage.from.place} into storage`,
      text: 'Choose the unit, the day and the slot. You see every payment before you give your name or number.',
      drawing: HOME_DRAWINGS['services/storage'],
      price: {
        price: aWeek(storage.unit, storage.term),
        per: `a week for ${unitTitle(storage.unit)}, ${termPhrase(storage.term)}; ${tripsWords(storage.term)}`,
      },
      action: { label: 'See your price', href: startHref(borough), spot: 'area_storage' },
    },
    words: { title: `Storage with collection in ${areaInSentence(name)}`, description: descriptionOf(area) },
    map: areaMap('storage'),
    path: areaPath('storage', name),
  };
}

/**
 * Returns the text above the calendar. The calendar does not know the volume yet, so it shows the base price of a
 * collection, which is free on the longest term.
 */
function slotsLead({ storage: { unit, from, term } }: Borough): string {
  const trip =
    term === FREE_COLLECTION_TERM
      ? 'collection included'
      : `a collection of ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)} included`;
  return `First payment for ${unitTitle(unit)}, ${trip}, from ${from.district}. A larger load, stairs and parking come on top.`;
}

function startHref({ storage: { from, unit, term } }: Borough): string {
  return chosenPath(ROUTES.storageQuote, { plan: unit, term, from: from.district });
}

function descriptionOf({ borough, reach }: Area): string {
  const { name, storage, neighbourhoods } = borough;
  const [first = ''] = neighbourhoods;
  return `Storage from ${first} and all of ${areaInSentence(name)}, ${storeText(reach)}: ${unitTitle(storage.unit)} for ${aWeek(storage.unit, storage.term)} a week ${termPhrase(storage.term)}; ${tripsWords(storage.term)}.`;
}

/** Returns an example of storing the contents of one home, with the first payment priced line by line. */
function stayExample(area: Area) {
  const { from, unit, term, cubicFeet } = area.borough.storage;
  const { lines, totalWithDiscount } = stayPrice(area.borough.storage);
  return {
    title: `From ${from.place} into ${unitTitle(unit)}, line by line`,
    stops: [
      { where: `${from.place}, ${from.district}`, how: accessText(from) },
      {
        where: `Our store, ${STORAGE_DISTRICT}`,
        how: `${formatCubicFeet(cubicFeet)}, ${termPhrase(term)}`,
      },
    ],
    lines: lines.map(({ key, label, detail, amount }) => ({
      key,
      label,
      detail: detail ?? null,
      amount: formatLineAmount(amount),
    })),
    total: { label: 'First payment on an ordinary day', amount: formatPence(totalWithDiscount) },
    note: stayText(area),
  };
}

function unitsTable(area: Area) {
  const { homes } = area.borough;
  return {
    title: 'Units and what collection costs',
    lead: unitsText(area),
    columns: ['Unit', 'A week', `For ${storageDuration(FREE_COLLECTION_TERM).title}`, 'Collection'],
    rows: UNITS_FOR[homes].map((unit) => ({
      name: unitTitle(unit),
      detail: `up to ${formatCubicFeet(capacityOf(unit))}`,
      cells: [
        aWeek(unit, 'weekly'),
        aWeek(unit, FREE_COLLECTION_TERM),
        formatPence(storageTripPrice(capacityOf(unit))),
      ],
      drawing: UNIT_DRAWINGS[unit],
    })),
    note: 'Collection prices are for a full unit, from the ground floor or with a lift. VAT included.',
  };
}

const capacityOf = (unit: StorageUnitSpace) => usableCubicFeet(storageUnit(unit).squareFeet);
