import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import type { StorageUnitSpace } from '@/lib/domain/order-types';
import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence, lessPercent } from '@/lib/domain/money';
import { STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { CONTINUES } from '@/lib/domain/storage/plan-words';
import { ROUTES } from '@/lib/routes';
import { AUDIENCES_FILES, ITEMS_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { boxesOnly } from '../unit-sizes/capacity';
import type { ServicePage } from './service-page';
import { fromAWeek, stayOf, unitChoice, weekOf } from './unit-choice';

const SUMMER = '3_months';
const { minimumWeeks: summerWeeks, title: summer } = storageDuration(SUMMER);
const room = inventoryTotals(typicalContents('mini')).cubicFeet;
const from = lessPercent(weekOf('Plan 3x3', SUMMER), STUDENT_DISCOUNT_PERCENT);

/** Prices a stay of a room's contents in a unit, there and back, before the student discount. */
const stay = (
  name: string,
  detail: string,
  space: StorageUnitSpace,
  term: Parameters<typeof stayOf>[1],
  weeks: number,
) => {
  const { rent, collection, delivery, total } = stayOf(space, term, weeks, room);
  return {
    name,
    detail: `${detail}: ${storageUnit(space).title}, ${storageDuration(term).title.toLowerCase()}`,
    cells: [rent, collection, delivery, total].map((amount) => (amount === 0 ? 'free' : formatPence(amount))),
  };
};

/**
 * A hint that the longest term, with its free collection, can cost less than a summer although more weeks are paid.
 * Empty when it does not.
 */
const longerIsCheaper =
  stayOf('Plan 3x5', '6_months', summerWeeks, room).total < stayOf('Plan 3x5', SUMMER, summerWeeks, room).total
    ? ' For a room, the longest term is cheaper even for one summer: collection is free, which saves more than the weeks you do not use cost.'
    : '';

export const studentsStorage: ServicePage = {
  slug: 'students-storage',
  label: 'Student storage',
  summary: `Over the summer or a year abroad. ${fromAWeek(from, SUMMER)}`,
  title: 'Student storage in London',
  description: `Summer storage for students in London from ${formatPence(from)} a week, discount taken off, ${tripsWords(SUMMER)}: out of your hall in June, back in September.`,
  h1: 'Student storage over the summer',
  lead: 'Your contract ends, the next one starts in autumn, and you can fly with one case. We collect from your hall, store the rest over the summer and bring it to wherever you live next.',
  drawing: PROPERTY_FILES['small-room'],
  points: [
    `${STUDENT_DISCOUNT_PERCENT}% student discount on every payment`,
    'Collected from your hall, brought to your flat',
    'Fly home with one case',
  ],
  price: {
    kind: 'from',
    amount: from,
    weekOn: SUMMER,
    note: `${storageUnit('Plan 3x3').title} unit for ${summer}, student discount taken off. VAT included.`,
  },
  action: { label: 'Store for the summer', href: `${ROUTES.storageQuote}?term=${SUMMER}` },
  sections: [
    {
      kind: 'choices',
      id: 'units',
      title: 'Which unit to choose',
      lead: `Weekly price for ${summer}, before the ${STUDENT_DISCOUNT_PERCENT}% discount.`,
      choices: [
        unitChoice(
          'Plan 3x3',
          SUMMER,
          ['Suitcases and boxes', `Up to ${boxesOnly(storageUnit('Plan 3x3').feet)} medium boxes`],
          'Choose this unit',
        ),
        unitChoice(
          'Plan 3x5',
          SUMMER,
          ['A furnished room: desk, chair, ten boxes', 'A bicycle, wheels turned'],
          'Choose this unit',
        ),
        unitChoice(
          'Plan 6x4',
          SUMMER,
          ['Two rooms, shared by friends', 'One order, split between you'],
          'Choose this unit',
        ),
      ],
      note: 'Sharing? One of you orders and keeps the link. Label every box with a name.',
    },
    {
      kind: 'table',
      id: 'summer',
      title: 'What a whole stay costs',
      lead: `For a furnished room of ${formatCubicFeet(room)}: rent, collection and return together.`,
      columns: ['Stay', 'Rent', 'In', 'Back', 'Total'],
      rows: [
        stay(`${summerWeeks} weeks`, 'Mid-June to mid-September', 'Plan 3x5', SUMMER, summerWeeks),
        stay('4 weeks', 'Over Christmas and New Year', 'Plan 3x5', 'monthly', 4),
        stay('26 weeks', 'A semester abroad', 'Plan 3x5', '6_months', 26),
        stay('52 weeks', 'A year abroad', 'Plan 3x5', '6_months', 52),
      ],
      note: `Before the student discount, which takes ${STUDENT_DISCOUNT_PERCENT}% off each payment. Ground floor or lift, within the included miles, on ordinary days.${longerIsCheaper}`,
    },
    {
      kind: 'checklist',
      id: 'pack',
      title: 'Pack a room in an evening',
      lead: 'Pack things clean and dry, and fill each box.',
      groups: [
        {
          title: 'Into boxes',
          points: [
            'Books in small ones, so that you can lift them easily',
            'Kitchen things dry, no food, no spices',
            'Your name on two sides',
          ],
          drawing: ITEMS_FILES.box,
        },
        {
          title: 'As they are',
          points: [
            'Bicycle: pedals off, bars turned, tyres soft',
            'Lamp without its bulb',
            'Mirror between two pieces of card',
          ],
          drawing: ITEMS_FILES.bicycle,
        },
        {
          title: 'With you',
          points: ['Passport, visa papers, laptop', 'Medicines', 'Anything you need before September'],
          drawing: ITEMS_FILES.suitcase,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How student storage works',
      steps: [
        {
          title: 'Book in May',
          text: 'The last weekend of June is the busiest of the year. A weekday is cheaper.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We come to the room',
          text: 'Have everything boxed, and tell us where a van can stop.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Enjoy the summer',
          text: 'Your order page shows what you have paid and until when.',
          drawing: WIZARD_FILES['storage-term'],
        },
        {
          title: 'Give us the new address',
          text: 'As soon as you have it. Any address in London and beyond.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [`${summerWeeks} weeks in a unit of your own`, 'Stacking, with heavy items at the bottom', 'VAT'],
      excluded: [
        {
          what: 'Collection and return',
          instead: `${TRIP_RATE}, each way: a room is ${formatPence(stayOf('Plan 3x5', SUMMER, summerWeeks, room).delivery)} a trip.`,
        },
        { what: 'Going in to fetch one item', instead: 'Ask for a return of that box, or take it with you in June.' },
        {
          what: 'Food, plants, e-scooter batteries',
          instead: 'Give them away or take them home: they must not go into storage.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'student',
      answers: { need: 'storage' },
      id: 'ask',
      title: 'A corridor, or a whole hall?',
      text: 'Ring or write: one van for ten rooms is easier for the hall and for us.',
      asks: ['Which hall, how many rooms', 'The weekend the contracts end', 'Who we should contact'],
      drawing: AUDIENCES_FILES.students,
    },
  ],
  questions: [
    {
      id: 'box-or-unit',
      question: 'I only have five boxes. Is there something smaller?',
      answer: `The ${storageUnit('Plan 3x3').title} unit is our smallest. Storage by the box shows what it costs for a few boxes.`,
    },
    {
      id: 'new-address',
      question: 'What if I do not know where I will live in September?',
      answer: 'That is fine. Give us the address when you book the return. We price the trip to it then.',
    },
    {
      id: 'visa-late',
      question: 'What if I come back later than planned?',
      answer: `Storage ${CONTINUES}. Nothing is thrown out.`,
    },
  ],
  reviews: 'storage',
  closing: { title: 'Fly home with one case', text: 'See what the rest costs until September.' },
  related: ['students-moving', 'storage-by-the-box', 'packing-materials'],
};
