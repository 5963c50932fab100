import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { CONTINUES } from '@/lib/domain/storage/plan-words';
import { countWithNoun, inWords } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { ITEMS_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { businessEnquiry } from './business';
import type { ServicePage } from './service-page';
import { stayOf, unitChoice, weekOf } from './unit-choice';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { LONGEST_STAY, cheapestStay, cheapestTerms } from '@/lib/domain/pricing/storage-stay';
import { SITE } from '@/lib/site';

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
      columns: ['Unit', 'Rent', 'In', 'Back', 'Total'],
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
      note: `Weekly price if you store for ${half}. What fits is our estimate for usual sizes; the storage calculator packs your own list.`,
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
      answer: `Storage ${CONTINUES}. There is no second term and no new contract.`,
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

const UNIT = 'Plan 8x6';
const unit = storageUnit(UNIT);
const cubicFeet = usableCubicFeet(unit.squareFeet);
const stay = {
  priceList: SITE.storagePriceList,
  storage: { storageSpace: UNIT, squareFeet: null },
  cubicFeet,
} as const;

const inAll = (weeks: number) => formatPence(cheapestStay({ ...stay, weeks }).total);
const weeksText = (weeks: number) => countWithNoun(weeks, 'week');

/** The cheapest term for each length of stay, with the total cost of its shortest and its longest stay. */
const stretches = cheapestTerms(stay).map(({ term, fromWeek, toWeek }) => ({
  name: fromWeek === toWeek ? weeksText(fromWeek) : `${fromWeek} to ${weeksText(toWeek)}`,
  cells: [
    storageDuration(term).title,
    inAll(fromWeek) === inAll(toWeek) ? inAll(fromWeek) : `${inAll(fromWeek)} to ${inAll(toWeek)}`,
  ],
}));

export const temporaryStorage: ServicePage = {
  slug: 'business/temporary-storage',
  label: 'Temporary storage',
  summary: 'For a few weeks: a refit, a gap between leases, a stand between fairs.',
  title: 'Short-term business storage',
  description: `Storage for a few weeks in London: which term is cheapest for stays of 1 to ${LONGEST_STAY} weeks. From ${formatPence(weekOf('Plan 3x5', 'weekly'))} a week, ${tripsWords('weekly')}.`,
  h1: 'Short-term storage for businesses',
  lead: 'For when the builders need the shop empty, or the keys come a month late. The shortest stay is a week, and a longer term can be cheaper sooner than you expect: the table shows from which week.',
  drawing: PROPERTY_FILES['car-garage'],
  points: ['From one week', 'No deposit, no notice period', 'The return is priced on the first day'],
  price: {
    kind: 'from',
    amount: weekOf('Plan 3x5', 'weekly'),
    weekOn: 'weekly',
    note: `${storageUnit('Plan 3x5').title} unit, week by week. VAT included.`,
  },
  action: { label: 'Price a short stay', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'table',
      id: 'which-term',
      title: 'The cheapest term for your stay',
      lead: `For a full ${unit.title} unit, ${formatCubicFeet(cubicFeet)}: rent, collection and return together.`,
      columns: ['You stay', 'Cheapest term', 'Total'],
      rows: stretches,
      note: 'Within the included miles, on the ground floor with parking, on ordinary days. A longer term can be cheaper even if you leave before it ends and pay its minimum, because its collection is free or its weekly price lower.',
    },
    {
      kind: 'story',
      title: 'When the date slips',
      paragraphs: [
        'Builders run late and completion dates move. Book the collection for the day you know, and leave the return open: its price depends on the volume and the day, not on how late you ask.',
        'If you booked week by week and it turns into three months, you go on paying the list price. If you can see it coming, ring us and ask what changing the term would save.',
      ],
      drawing: WIZARD_FILES.date,
      side: 'left',
      ground: 'quiet',
    },
    {
      kind: 'choices',
      id: 'units',
      title: 'Which unit to choose',
      choices: [
        unitChoice(
          'Plan 6x6',
          'monthly',
          ['The furniture of a waiting room', 'A stand between two fairs'],
          'Store for a month',
        ),
        unitChoice(
          'Plan 9x8',
          'monthly',
          ['A shop floor during a refit', 'Counter, shelving, stock'],
          'Store for a month',
        ),
        unitChoice(
          'Plan 15x10',
          'monthly',
          ['A small restaurant, without its kitchen', 'Tables, chairs, bar, cellar boxes'],
          'Store for a month',
        ),
      ],
      note: 'Weekly price on the monthly term: four weeks or more.',
    },
    {
      kind: 'steps',
      title: 'How short-term storage works',
      steps: [
        {
          title: 'Tell us the weeks',
          text: 'The quote compares the terms for your stay.',
          drawing: WIZARD_FILES['storage-term'],
        },
        {
          title: 'Out in one slot',
          text: 'We arrive in a two-hour slot, then work until the place is empty.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'The building work starts',
          text: 'Your things are out of the dust.',
          drawing: WIZARD_FILES['storage-size'],
        },
        {
          title: 'Back in parts',
          text: 'Counter first, stock on the last evening: two returns, each priced by volume.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'A unit of your own, from one week',
        'After the term, a refund of whole weeks you paid for and did not use',
        'VAT',
      ],
      excluded: [
        {
          what: 'Collection and return',
          instead: `${TRIP_RATE}, each way: for a short stay they are most of the cost.`,
        },
        {
          what: 'Storage on your premises',
          instead:
            'For a few days a container in the yard is cheaper. Ask the council first if it stands on a public road.',
        },
        {
          what: 'Disconnecting kitchens and bars',
          instead: 'Have an engineer disconnect gas and water the day before.',
        },
      ],
    },
    businessEnquiry(PROPERTY_FILES['car-garage'], 'temporary_storage'),
  ],
  questions: [
    {
      id: 'shortest',
      question: 'What is the shortest stay?',
      answer: 'One week. Anything shorter, such as overnight, is a move with a night in between: ring us.',
    },
    {
      id: 'notice',
      question: 'How much notice do you need?',
      answer:
        'None, as long as a slot is available. Book the return for the day you need it; the calendar shows which slots are left.',
    },
    {
      id: 'event',
      question: 'Can you collect from a hall after a fair?',
      answer:
        'Yes, if the organiser lets a van in. Send us the hall’s arrival rules and your stand number when you book.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'See the price for your weeks', text: 'The quote shows every term side by side, return included.' },
  related: ['business/office-storage', 'business/seasonal-storage', 'storage'],
};
