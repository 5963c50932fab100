import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import { storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import type { BUSINESS_NEEDS } from '@/lib/domain/enquiries/choices';
import { formatPence } from '@/lib/domain/money';
import type { StorageUnitSpace } from '@/lib/domain/order-types';
import { FREE_COLLECTION_TERM } from '@/lib/domain/prices/assumptions';
import { QUIET_WEEKDAYS, quietDaySaving } from '@/lib/domain/pricing/busy-days';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { CONTINUES } from '@/lib/domain/storage/plan-words';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { loadOf } from '../areas/prices';
import { DAY_END, DAY_START } from '../company';
import { AUDIENCES_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS, type Drawing } from '../drawings';
import type { EnquirySection, ServicePage } from './service-page';
import { fromAWeek, weekOf } from './unit-choice';

/**
 * Returns the enquiry section for firms whose needs the quote does not cover: several sites, a fixed date, an office
 * move.
 */
export const businessEnquiry = (drawing: Drawing, need?: keyof typeof BUSINESS_NEEDS): EnquirySection => ({
  kind: 'enquiry',
  form: 'business',
  ...(need && { answers: { need } }),
  id: 'ask',
  title: 'Several sites, or an office move?',
  text: 'Tell us what it is and where. We reply with a price, or with what we still need to know.',
  asks: ['What it is, and about how much', 'The postcode, the floor and the loading bay', 'The day you need it from'],
  drawing,
});

/** Returns the saving on a quiet day for collecting a full unit: "£8.62". */
const collectedFor = (space: StorageUnitSpace): string =>
  formatPence(
    quietDaySaving((storageCollectionDate) =>
      priceStorage({
        ...EMPTY_STORAGE_ANSWERS,
        storageSpace: space,
        storageTerm: 'weekly',
        storageCollectionDate,
        furnitureItems: loadOf(usableCubicFeet(storageUnit(space).squareFeet)),
        distanceMiles: null,
        promo: null,
        addOnVariant: SITE.addOnVariant,
        priceList: SITE.storagePriceList,
      }),
    ),
  );

const half = storageDuration(FREE_COLLECTION_TERM).title;
const from = weekOf('Plan 6x4', FREE_COLLECTION_TERM);
const week = (space: Parameters<typeof weekOf>[0]) => formatPence(weekOf(space, FREE_COLLECTION_TERM));

export const business: ServicePage = {
  slug: 'business',
  label: 'Storage for businesses',
  summary: `Stock, files, desks and stands, out of the way. ${fromAWeek(from, FREE_COLLECTION_TERM)}`,
  title: 'Storage for London businesses',
  description: `Storage for shops, offices and trades in London: from ${formatPence(from)} a week, ${tripsWords(FREE_COLLECTION_TERM)}, in part or whole. VAT included.`,
  h1: 'Business storage with collection',
  lead: 'Stock between seasons, files you have to keep by law, desks from a floor you gave up: collected, stored and brought back in a two-hour slot.',
  drawing: AUDIENCES_FILES.business,
  points: [
    'Collected from shop, office or site',
    'Single boxes back when you need them',
    'One weekly price, VAT included',
  ],
  price: {
    kind: 'from',
    amount: from,
    weekOn: FREE_COLLECTION_TERM,
    note: `${storageUnit('Plan 6x4').title} unit for ${half}. VAT included.`,
  },
  action: { label: 'Price a unit', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'links',
      title: 'What do you need to store?',
      lead: 'The units are the same. Each page shows what fits, how to pack it and what it costs.',
      slugs: [
        'business/retail-storage',
        'business/seasonal-storage',
        'business/business-storage',
        'business/office-storage',
        'business/temporary-storage',
      ],
    },
    {
      kind: 'table',
      id: 'by-business',
      title: 'A size to start from',
      lead: `What each type of business usually stores. Weekly prices if you store for ${half}.`,
      columns: ['Business', 'Unit', 'A week'],
      rows: [
        {
          name: 'Market stall or online shop',
          detail: 'Cartons of stock, a rail, a folding table',
          cells: [storageUnit('Plan 3x5').title, week('Plan 3x5')],
          drawing: PROPERTY_FILES.wardrobe,
        },
        {
          name: 'Practice or small office',
          detail: 'A few years of files, two spare desks',
          cells: [storageUnit('Plan 6x6').title, week('Plan 6x6')],
          drawing: PROPERTY_FILES['small-office'],
        },
        {
          name: 'Café or restaurant',
          detail: 'Outdoor tables, chairs and parasols over winter',
          cells: [storageUnit('Plan 8x6').title, week('Plan 8x6')],
          drawing: PROPERTY_FILES['half-garage'],
        },
        {
          name: 'Shop during a refit',
          detail: 'Shelving, counter, stock',
          cells: [storageUnit('Plan 12x8').title, week('Plan 12x8')],
          drawing: PROPERTY_FILES['car-garage'],
        },
      ],
      note: 'These are only suggestions. For a better answer, put your own list into the storage calculator.',
    },
    {
      kind: 'steps',
      title: 'How business storage works',
      steps: [
        {
          title: 'Choose unit and term',
          text: 'Online. You see the whole price before we ask for a name.',
          drawing: WIZARD_FILES['storage-size'],
        },
        {
          title: 'Pick a quiet slot',
          text: `Two hours between ${DAY_START} and ${DAY_END}, any day. Slots before you open cost the same.`,
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We load from the room',
          text: 'Number your cartons, so that you can ask for them by number later.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Ask for it back',
          text: 'Everything, or the six cartons for Saturday. Each trip is priced by its volume.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'A unit of your own',
        'VAT',
        'The same price for as long as you stay',
        'An order page with all payments',
      ],
      excluded: [
        {
          what: 'Collection and return',
          instead: `${TRIP_RATE}, each way. Collection is free if you store for ${half}. On most days from ${QUIET_WEEKDAYS}, collecting a full ${storageUnit('Plan 6x4').title} unit costs ${collectedFor('Plan 6x4')} less than at the weekend.`,
        },
        {
          what: 'Receiving goods from your suppliers',
          instead: 'Have them delivered to you, and we collect from there.',
        },
        {
          what: 'Picking and posting single orders',
          instead: 'We bring whole cartons. For parcels, use a fulfilment house.',
        },
        { what: 'Food, chemicals, batteries in bulk', instead: 'They need a licensed warehouse.' },
      ],
    },
    businessEnquiry(AUDIENCES_FILES.business),
  ],
  questions: [
    {
      id: 'contract',
      question: 'How long is the contract?',
      answer: `As long as the term you choose, from one week. After that it ${CONTINUES}.`,
    },
    {
      id: 'vat',
      question: 'Do prices include VAT?',
      answer: 'Yes, every price on this site includes VAT, for businesses too. What you see is what you pay.',
    },
    {
      id: 'grow',
      question: 'Can we start small and grow?',
      answer:
        'Yes. Choose a larger unit on the page of your storage: we show its price first, and our crew moves everything inside our store free of charge on one of your payment days. Or add a second unit, which has its own order and its own term.',
    },
  ],
  reviews: 'storage',
  closing: {
    title: 'See what storage costs for your business',
    text: 'Enter a unit, a term and a postcode to see the price.',
  },
  related: ['business/retail-storage', 'business/office-storage', 'business/temporary-storage'],
};
