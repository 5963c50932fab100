import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE } from '@/lib/domain/pricing/storage-trips';
import { inWords } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { ITEMS_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { businessEnquiry } from './business';
import type { ServicePage } from './service-page';
import { stayOf, unitChoice, weekOf } from './unit-choice';

const TERM = '6_months';
const { minimumWeeks, title: half, termMonths } = storageDuration(TERM);
const halfInWords = `${inWords(termMonths)} months`;
const tree = findFurniture('xmas_tree')?.cubicFeet ?? 0;

/** Prices a season in one unit, there and back, for the term's own weeks. */
const season = (space: Parameters<typeof stayOf>[0]) => {
  const { rent, collection, delivery, total } = stayOf(space, TERM, minimumWeeks);
  return {
    name: storageUnit(space).title,
    cells: [rent, collection, delivery, total].map((amount) => (amount === 0 ? 'free' : formatPence(amount))),
  };
};

export const seasonalStorage: ServicePage = {
  slug: 'business/seasonal-storage',
  label: 'Seasonal storage',
  summary: 'Terrace furniture in winter, lights and trees in summer, for half a year each.',
  title: 'Seasonal storage in London',
  description: `Half-year storage for London businesses: terrace furniture, heaters, lights. ${storageDuration(TERM).discountPercent}% off the list, free collection, and the whole cost of a season.`,
  h1: 'Seasonal storage for businesses',
  lead: `Parasols and Christmas trees are in the way for ${halfInWords} of the year. ${half} is our longest term and our cheapest, and collection is free.`,
  drawing: PROPERTY_FILES['half-garage'],
  points: [
    'The cheapest weekly price',
    `Free collection if you store for ${half}`,
    'One swap a season: in and out on one day',
  ],
  price: {
    kind: 'from',
    amount: weekOf('Plan 6x4', TERM),
    weekOn: TERM,
    note: `${storageUnit('Plan 6x4').title} unit for ${half}. VAT included.`,
  },
  action: { label: 'Price a season', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'table',
      id: 'season',
      title: 'What a whole season costs',
      lead: `${minimumWeeks} weeks of rent, the collection and the return of a full unit. There is nothing else to pay.`,
      columns: ['Unit', 'Rent', 'In', 'Back', 'In all'],
      rows: (['Plan 6x4', 'Plan 6x6', 'Plan 8x6', 'Plan 9x8', 'Plan 12x8'] as const).map(season),
      note: `Within the included miles, on the ground floor with parking. A return of less than the whole unit costs less: ${TRIP_RATE}.`,
    },
    {
      kind: 'checklist',
      id: 'calendar',
      title: 'What to store, month by month',
      lead: 'When the seasons change, book two to three weeks ahead so that the day you want is still available.',
      groups: [
        {
          title: 'October, November',
          points: [
            'Terrace tables, chairs and parasols in',
            'Christmas stock, lights and trees out',
            'Drain and dry patio heaters; gas bottles stay with your supplier',
          ],
          drawing: ITEMS_FILES.chair,
        },
        {
          title: 'January',
          points: [
            'Trees and lights in, each circuit labelled',
            'Winter stock that did not sell, by the carton',
            `A boxed artificial tree takes ${tree} cubic feet`,
          ],
          drawing: ITEMS_FILES.plant,
        },
        {
          title: 'March, April',
          points: [
            'Terrace furniture back before Easter',
            'Heaters and winter coats in',
            'Festival stands and marquees out',
          ],
          drawing: ITEMS_FILES.table,
        },
      ],
    },
    {
      kind: 'choices',
      id: 'units',
      title: 'Which unit to choose',
      choices: [
        unitChoice(
          'Plan 6x4',
          TERM,
          ['Lights, garlands, a boxed tree', 'A rail of one season’s clothes'],
          'Choose this unit',
        ),
        unitChoice(
          'Plan 8x6',
          TERM,
          ['Eight tables and thirty stacked chairs', 'Parasols standing'],
          'Choose this unit',
        ),
        unitChoice(
          'Plan 12x8',
          TERM,
          ['The terrace of a restaurant', 'Heaters, planters, benches'],
          'Choose this unit',
        ),
      ],
      note: `Weekly price if you store for ${half}. What fits is our guess at usual sizes; the storage calculator packs your own list.`,
    },
    {
      kind: 'steps',
      title: 'How seasonal storage works',
      steps: [
        {
          title: 'Clean and dry it',
          text: 'Damp cushions go mouldy. One dry day beforehand is enough.',
          drawing: WIZARD_FILES.packing,
        },
        {
          title: 'Book the collection',
          text: `It is free if you store for ${halfInWords}.`,
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We stack and close',
          text: 'Chairs in towers, tables on edge, boxes on top.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Book the return',
          text: 'Book it once you know the date, at a price you know today.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [`${minimumWeeks} weeks in a unit of your own`, 'The collection', 'VAT'],
      excluded: [
        { what: 'The return', instead: `${TRIP_RATE}. You see it before you book.` },
        { what: 'Gas bottles and fuel', instead: 'Your gas supplier takes bottles back and credits the deposit.' },
        { what: 'Living plants', instead: 'They need light. Garden centres overwinter planters.' },
      ],
    },
    businessEnquiry(PROPERTY_FILES['half-garage'], 'seasonal_storage'),
  ],
  questions: [
    {
      id: 'longer',
      question: 'What if the season is longer than half a year?',
      answer: 'You keep the unit at the same weekly price. There is no second term and no new contract.',
    },
    {
      id: 'swap',
      question: 'Can you swap one season’s things for the other’s?',
      answer: 'Yes: book the return and the collection in consecutive slots. Each is priced by what it carries.',
    },
    {
      id: 'home',
      question: 'Is this for homes too?',
      answer: 'Yes. Garden chairs, skis and a Christmas tree go into the smallest units at the same prices.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'See what a season costs', text: `Choose ${halfInWords} to see the whole cost, return included.` },
  related: ['business/retail-storage', 'business/temporary-storage', 'storage'],
};
