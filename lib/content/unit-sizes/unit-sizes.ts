import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { formatSquareFeet, STORAGE_UNITS, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatRate } from '@/lib/domain/money';
import { CUSTOM_PER_SQUARE_FOOT, CUSTOM_SQUARE_FEET } from '@/lib/domain/prices/storage-price-lists';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { FREE_COLLECTION_TERM } from '@/lib/domain/prices/assumptions';
import { TRIP_RATE } from '@/lib/domain/pricing/storage-trips';
import { capitalised } from '@/lib/domain/wording';
import { SITE } from '@/lib/site';
import { INITIAL_TERM, pricesOf, TERM_CHOICES } from '../home-storage';
import { PLACES_FILES } from '../drawing-files';
import { LOADED_UNIT_DRAWINGS, UNIT_DRAWINGS } from '../storage-pictures';
import { anchorOf, boxesOnly, homesInUnits } from './capacity';
import { PLACES } from './places';
import { UNIT_QUESTIONS } from './questions';

/** Everything that /self-storage-units says, made once at build time from the catalogue, the packer and the prices. */
export function unitSizesContent({ phone, phoneHref }: { readonly phone: string; readonly phoneHref: string }) {
  return {
    height: `${UNIT_HEIGHT_FEET} ft`,
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
      ...{ phone, phoneHref },
    },
    terms: TERM_CHOICES.map(({ value, label, detail, condition, trips, every }) => ({
      ...{ value, label, detail, every },
      condition: `${condition ?? 'the list price, a week at a time.'} ${trips}`,
    })),
    initialTerm: INITIAL_TERM,
    trips: `Collection and return are priced by what the van carries: ${TRIP_RATE}, each way. Collection is free if you store for ${storageDuration(FREE_COLLECTION_TERM).title}.`,
    places: PLACES,
    homes: homesInUnits(),
    questions: UNIT_QUESTIONS,
    call: { phone, phoneHref },
  };
}

/** What stands in a drawing, from the words that describe it: "6 × 4 ft unit, 8 ft high: 7 boxes and a wardrobe". */
function contentsOf(alt: string): string {
  const [, contents = ''] = alt.split(/: |; /);
  return `${capitalised(contents)}.`;
}

/** A room by the square foot; null where the active list has custom units by request only. */
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
