import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { UNIT_LIKENESS } from '@/lib/domain/catalogue/home-units';
import { formatSquareFeet, STORAGE_UNITS, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatRate } from '@/lib/domain/money';
import type { StorageUnitSpace } from '@/lib/domain/order-types';
import { FREE_COLLECTION_TERM } from '@/lib/domain/prices/assumptions';
import { CUSTOM_PER_SQUARE_FOOT, CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE } from '@/lib/domain/pricing/storage-trips';
import { capitalised } from '@/lib/domain/wording';
import { SITE } from '@/lib/site';
import { PLACES_FILES, PROPERTY_FILES } from '../drawing-files';
import { LOADED_UNIT_DRAWINGS, UNIT_DRAWINGS, type Drawing } from '../drawings';
import { INITIAL_TERM, pricesOf, TERM_CHOICES } from '../home';
import { placeQuestions } from '../company';
import { anchorOf, boxesOnly, homesInUnits } from './capacity';

const [largest] = STORAGE_UNITS.toReversed();
const titles = STORAGE_DURATIONS.filter(({ discountPercent }) => discountPercent > 0);
const lastOf = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Questions about choosing a unit by its size. */
const UNIT_QUESTIONS = [
  {
    id: 'between-two-sizes',
    question: 'I am between two sizes. Which one?',
    answer:
      'The smaller one if everything can be stacked and you want all of it back at once. The larger one if you will ask for single items: a gangway takes about two feet of the width.',
  },
  {
    id: 'height',
    question: 'Can I use the whole height?',
    answer: `Every unit is ${UNIT_HEIGHT_FEET} ft high, and we stack as high as the lowest box can bear. Sofas may stand on end, and mattresses on their long edge. Glass, lamps and screens go on top, with nothing above them.`,
  },
  {
    id: 'how-measured',
    question: 'How do you know what fits?',
    answer:
      'A program places items of the usual sizes one by one: heavy ones at the bottom, nothing on top of what cannot carry it, no gaps between. The box counts on this page come from it, and so does the storage calculator’s answer for your own list.',
  },
  {
    id: 'terms',
    question: 'Why does the same unit have several prices?',
    answer: `It has one list price a week. The longer you rent, the less of it you pay: ${lastOf(titles.map(({ title, discountPercent, minimumWeeks }) => `${discountPercent}% less for ${title.toLowerCase()} (${minimumWeeks} weeks or more)`))}.`,
  },
  {
    id: 'larger-still',
    question: `What if I need more than ${largest?.title}?`,
    answer:
      'Ring us. We measure what you have, or read your list from the storage calculator, and tell you the whole price before you agree to anything. Two units side by side are often the answer.',
  },
] as const;

/** The drawings of the places that units are compared with. */
const PLACE_DRAWINGS: Partial<Readonly<Record<StorageUnitSpace, Drawing>>> = {
  'Plan 3x3': PROPERTY_FILES.wardrobe,
  'Plan 3x5': PROPERTY_FILES['small-room'],
  'Plan 6x4': PROPERTY_FILES['studio-flat'],
  'Plan 6x6': PROPERTY_FILES['small-office'],
  'Plan 8x6': PROPERTY_FILES['half-garage'],
  'Plan 9x8': PROPERTY_FILES['car-garage'],
  'Plan 12x8': PROPERTY_FILES['average-house'],
};

/** The section "Think of a place you know". Drawings have no alternative text, since the name stands beside them. */
const PLACES = STORAGE_UNITS.flatMap((unit) => {
  const [place, drawing] = [UNIT_LIKENESS[unit.space], PLACE_DRAWINGS[unit.space]];
  if (!place || !drawing) return [];
  return [{ place: capitalised(place), unit: unit.title, unitId: anchorOf(unit), drawing: { ...drawing, alt: '' } }];
});

/**
 * Returns the content of /self-storage-units, made once at build time from the catalogue, the packer and the prices.
 */
export function unitSizesContent({ phone, phoneHref }: { readonly phone: string; readonly phoneHref: string }) {
  return {
    height: `${UNIT_HEIGHT_FEET}\u00a0ft`,
    units: STORAGE_UNITS.map(({ space, title, feet, squareFeet, isPopular }) => ({
      space,
      id: anchorOf({ feet }),
      title,
      feet: [...feet, UNIT_HEIGHT_FEET] as const,
      floor: formatSquareFeet(squareFeet),
      volume: formatCubicFeet(squareFeet * UNIT_HEIGHT_FEET),
      holds: contentsOf(LOADED_UNIT_DRAWINGS[space].alt),
      boxes: boxesOnly(feet),
      isPopular,
      prices: pricesOf({ storageSpace: space, squareFeet: null }),
      drawing: LOADED_UNIT_DRAWINGS[space],
      small: UNIT_DRAWINGS[space],
    })),
    custom: customUnit(),
    byRequest: {
      from: formatSquareFeet(CUSTOM_SQUARE_FEET.max),
      drawing: { ...PLACES_FILES['help-desk'], alt: '' },
      phone,
      phoneHref,
    },
    terms: TERM_CHOICES.map(({ value, label, detail, condition, trips, every }) => ({
      value,
      label,
      detail,
      every,
      condition: `${condition ?? 'the list price, a week at a time.'} ${trips}`,
    })),
    initialTerm: INITIAL_TERM,
    trips: `Collection and return are priced by what the van carries: ${TRIP_RATE}, each way. Collection is free if you store for ${storageDuration(FREE_COLLECTION_TERM).title}.`,
    places: PLACES,
    homes: homesInUnits(),
    questions: [...UNIT_QUESTIONS, ...placeQuestions()],
    call: { phone, phoneHref },
  };
}

/**
 * Returns the contents of a drawing, taken from its alternative text: "6 × 4 ft unit, 8 ft high: 7 boxes and a
 * wardrobe".
 */
function contentsOf(alt: string): string {
  const [, contents = ''] = alt.split(/: |; /);
  return `${capitalised(contents)}.`;
}

/** Returns the custom unit by the square foot. Null where the active list has custom units by request only. */
function customUnit() {
  const perSquareFoot = CUSTOM_PER_SQUARE_FOOT[SITE.storagePriceList];
  if (perSquareFoot === null) return null;
  const { min, max } = CUSTOM_SQUARE_FEET;
  return {
    range: `${min} to ${formatSquareFeet(max)}`,
    rate: `${formatRate(perSquareFoot)} a square foot per week, and never more than the next larger unit.`,
    prices: pricesOf({ storageSpace: 'custom', squareFeet: min }),
    drawing: LOADED_UNIT_DRAWINGS.custom,
  };
}
