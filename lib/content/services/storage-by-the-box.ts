import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate, roundUp } from '@/lib/domain/money';
import { CUSTOM_BASE_CUBIC_FEET } from '@/lib/domain/prices/assumptions';
import { cheapestPerWeek, weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { chosenPath, ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { ITEMS_FILES, UNITS_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS, UNIT_DRAWINGS } from '../drawings';
import { boxesOnly } from '../unit-sizes/capacity';
import type { ServicePage } from './service-page';

const list = SITE.storagePriceList;
const box = findFurniture('box_m')?.cubicFeet ?? 0;
const { unit: smallest, perWeek } = cheapestPerWeek(list);
const most = boxesOnly(smallest.feet);
const longTerm = storageDuration('6_months');

/** Rows of boxes, the smallest unit that holds them, and its price a week, in total and per box. */
const rows = [10, most, 40, 60, 80].flatMap((boxes) => {
  const unit = STORAGE_UNITS.find(({ feet }) => boxesOnly(feet) >= boxes);
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
  description: `Store up to ${most} moving boxes in London for ${formatPence(perWeek)} a week, less on longer terms; ${tripsWords('weekly')}. Single boxes come back too. VAT included.`,
  h1: 'Storage for a few boxes',
  lead: 'For books, winter coats or the contents of one shelf: you pack, we collect, and you can have each box back on its own.',
  drawing: UNITS_FILES['3x3'],
  points: [
    `Up to ${most} medium boxes in the smallest unit`,
    'Collected from your door, upstairs too',
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
    href: chosenPath(ROUTES.storageQuote, { plan: smallest.space, term: 'weekly' }),
  },
  sections: [
    {
      kind: 'table',
      id: 'prices',
      title: 'Prices by number of boxes',
      lead: `A medium box is ${box} cubic feet. You rent the smallest unit that holds your boxes, so a full one costs the least per box.`,
      columns: ['You store', 'A week', `A week, for ${longTerm.title}`, 'Per box', 'Each trip'],
      rows,
      note: `Per box: the weekly price for ${longTerm.title}, divided by the boxes. Each trip: collection or return of all of them, up to our included miles; collection is free if you store for ${longTerm.title}.`,
    },
    {
      kind: 'steps',
      title: 'How storage by the box works',
      steps: [
        {
          title: 'Pack and number',
          text: 'Number each box on two sides and keep a list of what is in it.',
          drawing: WIZARD_FILES.packing,
        },
        {
          title: 'Choose the unit',
          text: 'Count the boxes and take the size from the table.',
          drawing: WIZARD_FILES['storage-size'],
        },
        { title: 'We collect', text: 'In a two-hour slot, from the room they are in.', drawing: STEP_DRAWINGS.carry },
        {
          title: 'Ask for a box back',
          text: 'Tell us its number. We bring it, and the rest stays.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'story',
      title: 'How to pack boxes for storage',
      paragraphs: [
        'Stacked boxes carry each other, so use one size: in a stack of six, the lowest carries five.',
        'Paper and textiles keep best when they are dry and sealed. Wash clothes before you pack them: moths come in on clothes that have been worn.',
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
      title: 'What’s included',
      included: ['A unit of your own', 'Stacking, with the heavy ones at the bottom', 'VAT'],
      excluded: [
        { what: 'The boxes', instead: 'Order them flat, with tape, from our packing materials.' },
        {
          what: 'Collection and return',
          instead: `Priced by volume, see the table above: ${formatPence(storageTripPrice(0))} for up to ${CUSTOM_BASE_CUBIC_FEET} cubic feet, about ${Math.floor(CUSTOM_BASE_CUBIC_FEET / box)} boxes.`,
        },
        { what: 'Food, liquids, batteries', instead: 'They leak or spoil. Take them out before you tape.' },
      ],
    },
  ],
  questions: [
    {
      id: 'suitcases',
      question: 'Can I store suitcases and bags too?',
      answer: 'Yes. A large suitcase takes up as much space as two boxes. Soft bags go on top.',
    },
    {
      id: 'furniture-too',
      question: 'What if I add a chair or a desk?',
      answer:
        'List it in the quote. If it no longer fits, we offer the next unit with its price, and collect nothing before you agree.',
    },
    {
      id: 'shared',
      question: 'Are my boxes kept with other people’s?',
      answer: 'No. Even the smallest unit is yours alone.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'Price your boxes', text: 'Count them, choose a slot and see the whole cost first.' },
  related: ['packing-materials', 'storage', 'furniture-storage'],
};
