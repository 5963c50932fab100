import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { FREE_COLLECTION_TERM } from '@/lib/domain/prices/assumptions';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { AUDIENCES_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { DAY_END, DAY_START } from '../opening';
import { businessEnquiry } from './business-enquiry';
import type { ServicePage } from './service-page';
import { fromAWeek, weekOf } from './unit-choice';

const half = storageDuration(FREE_COLLECTION_TERM).title;
const from = weekOf('Plan 6x4', FREE_COLLECTION_TERM);
const week = (space: Parameters<typeof weekOf>[0]) => formatPence(weekOf(space, FREE_COLLECTION_TERM));

export const business: ServicePage = {
  slug: 'business',
  label: 'Storage for businesses',
  summary: `Stock, files, desks and stands, out of the way. ${fromAWeek(from, FREE_COLLECTION_TERM)}`,
  title: 'Storage for London businesses',
  description: `Storage for shops, offices and trades in London: from ${formatPence(from)} a week, ${tripsWords(FREE_COLLECTION_TERM)}, in part or whole. VAT included.`,
  h1: 'Get the stockroom off your rent',
  lead: 'Stock between seasons, files that the law makes you keep, desks of the floor you gave up: collected, stored and brought back in a slot of two hours.',
  drawing: AUDIENCES_FILES.business,
  points: [
    'Collected from shop, office or site',
    'Single boxes back when you need them',
    'One weekly price, VAT in it',
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
      title: 'What do you want out of the way?',
      lead: 'The units are the same. What you put in, how you pack it and when you need it again are not.',
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
      lead: `By what such a business usually wants out of the way. A week's price with ${half}.`,
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
          detail: 'Files of some years, two spare desks',
          cells: [storageUnit('Plan 6x6').title, week('Plan 6x6')],
          drawing: PROPERTY_FILES['small-office'],
        },
        {
          name: 'Café or restaurant',
          detail: 'Outdoor tables, chairs and parasols of the winter',
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
      note: 'Our suggestions, not a survey. Your own list in the storage calculator is worth more.',
    },
    {
      kind: 'steps',
      title: 'Without anybody leaving the shop',
      steps: [
        {
          title: 'Choose unit and term',
          text: 'Online, with the whole price before a name is asked.',
          drawing: WIZARD_FILES['storage-size'],
        },
        {
          title: 'Pick a quiet slot',
          text: `Two hours between ${DAY_START} and ${DAY_END}, any day. Before opening is a slot like any other.`,
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We load from the room',
          text: 'Number your cartons: the numbers are what you ask for later.',
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
      title: 'What the weekly price holds',
      included: [
        'A unit for you alone',
        'VAT',
        'The same price for as long as you stay',
        'An order page with all payments',
      ],
      excluded: [
        { what: 'Collection and return', instead: `${TRIP_RATE}, each way. With ${half} the collection is free.` },
        {
          what: 'Receiving goods from your suppliers',
          instead: 'Have them delivered to you, and we collect from there.',
        },
        {
          what: 'Picking and posting single orders',
          instead: 'We bring whole cartons. A fulfilment house posts parcels.',
        },
        { what: 'Food, chemicals, batteries in bulk', instead: 'They need a warehouse with a licence for them.' },
      ],
    },
    businessEnquiry(AUDIENCES_FILES.business),
  ],
  questions: [
    {
      id: 'contract',
      question: 'How long is the contract?',
      answer:
        'As long as the term that you choose, from a week. Afterwards it goes on week by week at the same price, until you ask for your things.',
    },
    {
      id: 'vat',
      question: 'Are prices with VAT?',
      answer: 'Yes, every price on this site is with VAT, for businesses too. What you pay is what you see.',
    },
    {
      id: 'grow',
      question: 'Can we start small and grow?',
      answer:
        'Yes. Add a second unit when the first is full: each has its own order and its own term. Moving everything into one larger unit is a return and a collection, so two small ones are often cheaper.',
    },
  ],
  reviews: 'storage',
  closing: {
    title: 'See what your stockroom costs elsewhere',
    text: 'Unit, term, postcode: the price is there before your name.',
  },
  related: ['business/retail-storage', 'business/office-storage', 'business/temporary-storage'],
};
