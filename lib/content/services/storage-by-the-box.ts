import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { smallestUnitFor, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate, roundUp } from '@/lib/domain/money';
import { CUSTOM_BASE_CUBIC_FEET } from '@/lib/domain/prices/assumptions';
import { cheapestPerWeek, weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { ITEMS_FILES, UNITS_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { UNIT_DRAWINGS } from '../storage-pictures';
import type { ServicePage } from './service-page';

const list = SITE.storagePriceList;
const box = findFurniture('box_m')?.cubicFeet ?? 0;
const { unit: smallest, perWeek } = cheapestPerWeek(list);
const boxesIn = (squareFeet: number) => Math.floor(usableCubicFeet(squareFeet) / box);
const most = boxesIn(smallest.squareFeet);
const longTerm = storageDuration('6_months');

/** Boxes, the smallest unit that holds them, and what a week of it costs, in all and by the box. */
const rows = [10, most, 40, 60, 80].flatMap((boxes) => {
  const { unit } = smallestUnitFor(boxes * box);
  if (!unit) return [];
  const storage = { storageSpace: unit.space, squareFeet: null };
  const week = weeklyPrice(list, storage, 'weekly');
  const long = weeklyPrice(list, storage, longTerm.term);
  return [
    {
      name: `${boxes} boxes`,
      detail: `${unit.title} unit`,
      cells: [
        formatPence(week),
        formatPence(long),
        formatRate(roundUp(long / boxes)),
        formatPence(storageTripPrice(boxes * box)),
      ],
      drawing: UNIT_DRAWINGS[unit.space],
    },
  ];
});

export const storageByTheBox: ServicePage = {
  slug: 'storage-by-the-box',
  label: 'Storage by the box',
  summary: `Up to ${most} boxes for ${formatPence(perWeek)} a week; ${tripsWords('weekly')}.`,
  title: 'Storage by the box',
  description: `Store up to ${most} moving boxes in London for ${formatPence(perWeek)} a week, less by term; ${tripsWords('weekly')}. Single boxes come back too. VAT included.`,
  h1: 'A few boxes, not a whole room',
  lead: 'For books, winter coats and the things of one shelf: you pack, we collect, and each box can come back on its own.',
  drawing: UNITS_FILES['3x3'],
  points: [
    `Up to ${most} medium boxes in the smallest unit`,
    'Collected from your door, stairs too',
    'Have one box back, leave the others',
  ],
  price: {
    kind: 'from',
    amount: perWeek,
    weekOn: 'weekly',
    note: `${smallest.title}, for up to ${most} boxes. VAT included.`,
  },
  action: {
    label: 'Store my boxes',
    href: `${ROUTES.storageQuote}?plan=${encodeURIComponent(smallest.space)}&term=weekly`,
  },
  sections: [
    {
      kind: 'table',
      id: 'prices',
      title: 'By the number of boxes',
      lead: `A medium box is ${box} cubic feet. You rent the smallest unit that holds them, so a full one is the cheapest by the box.`,
      columns: ['You store', 'A week', `A week, on ${longTerm.title}`, 'By the box', 'Each trip'],
      rows,
      note: `By the box: a week on ${longTerm.title}, shared out. Each trip: collection or return of them all, up to our included miles; collection is free on ${longTerm.title}.`,
    },
    {
      kind: 'steps',
      title: 'Packed by you, carried by us',
      steps: [
        {
          title: 'Pack and number',
          text: 'A number on two sides, and a list of what is in each. Only you need to know.',
          drawing: WIZARD_FILES.packing,
        },
        {
          title: 'Choose the unit',
          text: 'Count the boxes and take the size from the table.',
          drawing: WIZARD_FILES['storage-size'],
        },
        { title: 'We collect', text: 'In a two-hour slot, from the room they stand in.', drawing: STEP_DRAWINGS.carry },
        {
          title: 'Call a box back',
          text: 'Say its number. We bring it, and the rest stays.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'story',
      title: 'Boxes that can wait a year',
      paragraphs: [
        'Stacked boxes carry each other, so one size is worth more than good looks: six high, the lowest carries five.',
        'Paper and textiles keep best when they are dry and closed. Wash clothes before they go in; moths come with the wearer, not with the warehouse.',
      ],
      points: [
        'No more than 15 kg, so that every box can be carried',
        'Filled to the top, taped twice along the bottom',
        'Documents in archive boxes, upright',
      ],
      drawing: ITEMS_FILES.shelves,
      side: 'right',
      ground: 'quiet',
    },
    {
      kind: 'included',
      title: 'What the week holds',
      included: [
        'A unit for your boxes alone',
        'Stacking, the heavy ones below',
        'VAT',
        `The first ${formatPence(storageTripPrice(0))} of a trip covers ${CUSTOM_BASE_CUBIC_FEET} cubic feet: about ${Math.floor(CUSTOM_BASE_CUBIC_FEET / box)} boxes`,
      ],
      excluded: [
        { what: 'The boxes', instead: 'Order them flat, with tape, from the list of packing materials.' },
        { what: 'Collection and return', instead: 'By volume, in the table above for each number of boxes.' },
        { what: 'Food, liquids, batteries', instead: 'They leak or spoil. Take them out before you tape.' },
      ],
    },
  ],
  questions: [
    {
      id: 'suitcases',
      question: 'May suitcases and bags come too?',
      answer: 'Yes. A large suitcase takes the place of two boxes. Soft bags go on top.',
    },
    {
      id: 'furniture-too',
      question: 'What if I add a chair or a desk?',
      answer:
        'List it in the quote. If it no longer fits, the next unit is offered with its price, and nothing is collected before you agree.',
    },
    {
      id: 'shared',
      question: 'Do my boxes stand with other people’s?',
      answer: 'No. Even the smallest unit is yours alone.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'Clear a shelf this week', text: 'Count the boxes, choose a slot, and see the whole cost first.' },
  related: ['packing-materials', 'storage', 'furniture-storage'],
};
