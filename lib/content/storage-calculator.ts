import { formatCubicFeet, formatKilograms } from '@/lib/domain/catalogue/inventory';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { VAN } from '@/lib/domain/catalogue/vans';
import { TRIP_RATE } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { COMPANY } from './company';
import { HOME_DRAWINGS, PLAN_DRAWINGS, movingPictures } from './drawings';
import { asJsonLd, webApplicationData } from './structured-data';

/** The explanation of how the calculator works. Its numbers come from the rules. */
const EXPLANATION = [
  {
    title: 'Measurements',
    text: 'Each item has the usual size and weight for its type, taken apart if that is how it travels. Yours may differ by a few inches, so leave some room.',
  },
  {
    title: 'Packing',
    text: `Items are placed one by one, heavy and large ones at the bottom, nothing on top of what cannot carry it, in a unit that is ${UNIT_HEIGHT_FEET} ft high. Movers who see your things may pack tighter.`,
  },
  {
    title: 'Vans',
    text: `A van takes ${formatCubicFeet(VAN.cubicFeet)} and ${formatKilograms(VAN.kilograms)}. A heavy load takes more than one trip, at no extra cost.`,
  },
  {
    title: 'Collection and return',
    text: `Each way costs ${TRIP_RATE}. With the longest term, collection is free.`,
  },
] as const;

const WORDS = {
  title: 'Storage calculator',
  description:
    'List what you have, see it packed to scale, and get the cheapest storage unit or van that holds it, with the whole cost for your weeks.',
};

/** Returns the content and metadata of the storage calculator. */
export const calculatorPage = () => ({
  ...WORDS,
  canonicalPath: ROUTES.storageCalculator,
  jsonLd: asJsonLd(webApplicationData({ ...WORDS, path: ROUTES.storageCalculator })),
  explanation: EXPLANATION,
  calculator: {
    popularItems: popularItems(),
    itemPictures: movingPictures().itemPictures,
    pictures: { storage: HOME_DRAWINGS['units/6x4'], moving: PLAN_DRAWINGS.custom },
    call: { phone: COMPANY.phone.value, phoneHref: COMPANY.phoneHref },
  },
});
