import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE } from '@/lib/domain/pricing/storage-trips';
import { inWords } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { ITEMS_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { businessEnquiry } from './business-enquiry';
import type { ServicePage } from './service-page';
import { stayOf, unitChoice, weekOf } from './unit-choice';

const TERM = '6_months';
const { minimumWeeks, title: half, termMonths } = storageDuration(TERM);
const halfInWords = `${inWords(termMonths)} months`;
const tree = findFurniture('xmas_tree')?.cubicFeet ?? 0;

/** A season in one unit, there and back: the term's own weeks. */
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
  summary: 'Terrace furniture in winter, lights and trees in summer: half a year each.',
  title: 'Seasonal storage in London',
  description: `Half-year storage for London businesses: terrace furniture, heaters, lights. ${storageDuration(TERM).discountPercent}% off the list, free collection, and the whole cost of a season.`,
  h1: 'Half the year in, half the year out',
  lead: `Parasols and Christmas trees have one thing in common: for ${halfInWords} they are in the way. ${half} is our longest term and our cheapest, and the collection is free.`,
  drawing: PROPERTY_FILES['half-garage'],
  points: ['The cheapest weekly price', `Collection free with ${half}`, 'One swap a season: in and out on one day'],
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
      title: 'A whole season, there and back',
      lead: `${minimumWeeks} weeks of rent, the collection, and the return of a full unit: everything there is to pay.`,
      columns: ['Unit', 'Rent', 'In', 'Back', 'In all'],
      rows: (['Plan 6x4', 'Plan 6x6', 'Plan 8x6', 'Plan 9x8', 'Plan 12x8'] as const).map(season),
      note: `Within the included miles, at the ground floor with parking. A return of less than the whole unit costs less: ${TRIP_RATE}.`,
    },
    {
      kind: 'checklist',
      id: 'calendar',
      title: 'The year, by what goes where',
      lead: 'When to book so that the day you want is still free: two to three weeks ahead in the months of change.',
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
      title: 'By what you put in',
      choices: [
        unitChoice('Plan 6x4', TERM, ['Lights, garlands, a boxed tree', 'The rail of one season'], 'Store in this one'),
        unitChoice(
          'Plan 8x6',
          TERM,
          ['Eight tables and thirty stacked chairs', 'Parasols standing'],
          'Store in this one',
        ),
        unitChoice(
          'Plan 12x8',
          TERM,
          ['The terrace of a restaurant', 'Heaters, planters, benches'],
          'Store in this one',
        ),
      ],
      note: `A week's price with ${half}. What you put in is our guess at usual sizes; the storage calculator packs your own list.`,
    },
    {
      kind: 'steps',
      title: 'One order, two days a year',
      steps: [
        {
          title: 'Clean and dry it',
          text: 'Damp cushions come out as mould. A dry day before is enough.',
          drawing: WIZARD_FILES.packing,
        },
        {
          title: 'Book the way in',
          text: `For ${halfInWords}: the collection costs nothing.`,
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We stack and close',
          text: 'Chairs in towers, tables on edge, boxes on top.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Back before the first sun',
          text: 'Book the return when the date is clear, at a price you know today.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'In the season, and not in it',
      included: [`${minimumWeeks} weeks of a unit for you alone`, 'The collection', 'VAT'],
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
      answer: 'The unit goes on at the same weekly price. There is no second term and no new contract.',
    },
    {
      id: 'swap',
      question: 'Can you bring one season and take the other?',
      answer:
        'Yes: book the return and the collection for slots one after the other. Each is priced by what it carries.',
    },
    {
      id: 'home',
      question: 'Is this for homes too?',
      answer: 'Yes. Garden chairs, skis and a Christmas tree go into the smallest units at the same prices.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'Put the season away', text: `Choose ${halfInWords} and see the whole cost, return included.` },
  related: ['business/retail-storage', 'business/temporary-storage', 'storage'],
};
