import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { cheapestStay, cheapestTerms, LONGEST_STAY } from '@/lib/domain/pricing/storage-stay';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { counted } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { businessEnquiry } from './business-enquiry';
import type { ServicePage } from './service-page';
import { unitChoice, weekOf } from './unit-choice';

const UNIT = 'Plan 8x6';
const unit = storageUnit(UNIT);
const cubicFeet = usableCubicFeet(unit.squareFeet);
const stay = {
  priceList: SITE.storagePriceList,
  storage: { storageSpace: UNIT, squareFeet: null },
  cubicFeet,
} as const;

const inAll = (weeks: number) => formatPence(cheapestStay({ ...stay, weeks }).total);
const weeksText = (weeks: number) => counted(weeks, 'week');

/** Which term to take for which stay, with the whole cost of its shortest and its longest. */
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
  summary: 'A few weeks for a refit, a gap between leases, a stand between fairs.',
  title: 'Short-term business storage',
  description: `Storage for a few weeks in London: which term is the cheapest for 1 to ${LONGEST_STAY} weeks in all. From ${formatPence(weekOf('Plan 3x5', 'weekly'))} a week, ${tripsWords('weekly')}.`,
  h1: 'For three weeks, not for three years',
  lead: 'The builders need the shop empty, or the keys come a month late. A week is the shortest stay, and a longer term can be cheaper before you expect it: the table tells from which week.',
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
      title: 'How long will it be? Take this term',
      lead: `For a ${unit.title} unit that is full, ${formatCubicFeet(cubicFeet)}: rent, collection and return, all of it.`,
      columns: ['You stay', 'Cheapest term', 'In all'],
      rows: stretches,
      note: 'Within the included miles, at the ground floor with parking, on ordinary days. A longer term is worth it because its collection is free or its week cheaper, even when you leave before it ends and pay its minimum.',
    },
    {
      kind: 'story',
      title: 'When the date slips',
      paragraphs: [
        'Builders are late and completions move. Book the way in for the day you know, and leave the way back open: it is priced by its volume and its day, and not by how late you ask.',
        'If you booked week by week and it turns into a quarter, the weeks go on at the list price. When you can see it coming, ring us and ask what changing the term would save.',
      ],
      drawing: WIZARD_FILES.date,
      side: 'left',
      ground: 'quiet',
    },
    {
      kind: 'choices',
      id: 'units',
      title: 'What usually has to go',
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
          ['A small restaurant, kitchen aside', 'Tables, chairs, bar, cellar boxes'],
          'Store for a month',
        ),
      ],
      note: "A week's price on the monthly term: four weeks or more.",
    },
    {
      kind: 'steps',
      title: 'Out for the builders, back for the opening',
      steps: [
        {
          title: 'Tell us the weeks',
          text: 'The quote compares the terms for your stay.',
          drawing: WIZARD_FILES['storage-term'],
        },
        {
          title: 'Out in one slot',
          text: 'Two hours of arrival time, then we work until it is empty.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Build in peace',
          text: 'Dust stays out of what is not there.',
          drawing: WIZARD_FILES['storage-size'],
        },
        {
          title: 'Back in parts',
          text: 'Counter first, stock on the last evening: two returns, each by volume.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What a short stay holds',
      included: [
        'A unit for you alone, from one week',
        'Whole weeks you paid and did not use, back after the term',
        'VAT',
      ],
      excluded: [
        {
          what: 'Collection and return',
          instead: `${TRIP_RATE}, each way: for a short stay they are most of the cost.`,
        },
        {
          what: 'Storage on your premises',
          instead: 'For a few days a container in the yard is cheaper. Ask the council first on a public road.',
        },
        { what: 'Disconnecting kitchens and bars', instead: 'Gas and water are for an engineer, a day before us.' },
      ],
    },
    businessEnquiry(PROPERTY_FILES['car-garage'], 'temporary_storage'),
  ],
  questions: [
    {
      id: 'shortest',
      question: 'What is the shortest stay?',
      answer: 'One week. Shorter things, from one day to the next, are a move with a night in between: ring us.',
    },
    {
      id: 'notice',
      question: 'How much notice do you want?',
      answer: 'None beyond a free slot. Book the return for the day you need it; the calendar shows what is free.',
    },
    {
      id: 'event',
      question: 'Can you collect from a hall after a fair?',
      answer:
        'Yes, when the organiser lets a van in. Send us the hall’s arrival rules and the number of the stand with the booking.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'Know it for your weeks', text: 'The quote shows every term side by side, return included.' },
  related: ['business/office-storage', 'business/seasonal-storage', 'storage'],
};
