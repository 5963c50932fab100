import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence } from '@/lib/domain/money';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/cooling-off';
import { addOnPrice } from '@/lib/domain/pricing/add-on-charges';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { ITEMS_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { ADD_ON_CONTENT } from '../moving';
import type { ServicePage } from './service-page';

const price = addOnPrice('PACKING', SITE.addOnVariant);
const most = PLAN_CAPACITY.three_bedroom.boxes;

export const packing: ServicePage = {
  slug: 'packing',
  label: 'Packing',
  summary: `We bring the boxes and pack the lot. ${formatPence(price)} with a move.`,
  title: 'Packing service',
  description: `Have your home packed for ${formatPence(price)}: boxes, tape and paper included, every box marked with its room. Added to a move, a collection into storage or a clean.`,
  h1: 'We pack. You keep the kettle out.',
  lead: 'Boxes, paper and tape come with us and everything loose goes into them, room by room, on the day that you book.',
  drawing: SERVICES_FILES.packing,
  points: [
    'Boxes, tape and paper included',
    'One price, whatever the size of the home',
    'Every box marked with its room',
  ],
  price: { kind: 'fixed', amount: price, note: 'With a move, a collection or a clean. VAT included.' },
  action: { label: 'Add it to a move', href: ROUTES.movingQuote },
  sections: [
    {
      kind: 'story',
      title: 'A kitchen takes longest',
      paragraphs: [
        'Plates stand on edge in paper, glasses are wrapped one by one, and nothing heavy goes into a box that one person cannot lift. A box of books is small; a box of pillows is large.',
        'Clothes on hangers go as they are. Drawers are emptied, since a chest that is carried full breaks its runners.',
      ],
      drawing: WIZARD_FILES.packing,
      side: 'right',
      ground: 'plain',
    },
    {
      kind: 'steps',
      title: 'How packing day goes',
      steps: [
        {
          title: `Tick “${SERVICE_NAMES.PACKING}”`,
          text: 'It is the first question of the quote, and its price is in the total at once.',
          drawing: STEP_DRAWINGS.price,
        },
        {
          title: 'Sort before we come',
          text: 'Put aside what you throw away, and what stays with you on the day.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'We pack by room',
          text: 'One room after the other, each box closed and marked before the next is opened.',
          drawing: WIZARD_FILES.packing,
        },
        {
          title: 'Boxes go where they belong',
          text: 'The mark on the box says the room, so nothing is stacked in the hall.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What packing holds',
      included: [
        ...ADD_ON_CONTENT.PACKING.done,
        'Pictures and mirrors, edges protected',
        `As many boxes as your plan holds, ${most} for three bedrooms`,
      ],
      excluded: [
        {
          what: 'Passports, money, medicines, jewellery',
          instead: 'Carry them yourself, and put them aside before we start.',
        },
        {
          what: 'Gas, petrol, paint and open liquids',
          instead: 'Many council recycling centres take them: check yours first.',
        },
        { what: 'Taking furniture apart', instead: 'Add assembling: it covers both ends.' },
        { what: 'Unpacking at the other end', instead: 'Book it with a return from storage, or ask us.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'Packing it yourself? In this order',
      lead: 'The same order that we pack in. Start two weeks before, and the last evening stays free.',
      groups: [
        {
          title: 'Two weeks before',
          points: [
            'Books, files and pictures',
            'Clothes of another season',
            'The loft, the shed, the top of the wardrobe',
          ],
          drawing: ITEMS_FILES.bookcase,
        },
        {
          title: 'The week before',
          points: ['Glasses and the good plates', 'Lamps, rugs and curtains', 'Toys, tools and everything on a shelf'],
          drawing: ITEMS_FILES.lamp,
        },
        {
          title: 'The last day',
          points: [
            'Bedding, in bags',
            'The bathroom, bottles upright',
            'One box of kettle, mugs, chargers and screwdriver: last in, first out',
          ],
          drawing: ITEMS_FILES.suitcase,
        },
      ],
    },
  ],
  questions: [
    {
      id: 'when-do-you-pack',
      question: 'Do you pack on the day of the move?',
      answer:
        'Yes: we pack first and load after it, on the same visit. For a home that is very full, list your items in the quote, so that the slot is long enough.',
    },
    {
      id: 'keep-boxes',
      question: 'Do I keep the boxes?',
      answer:
        'They are yours. Flatten them when you have unpacked; we take them back with a return from storage where you have booked unpacking.',
    },
    {
      id: 'only-the-kitchen',
      question: 'Can you pack only the kitchen?',
      answer:
        'Yes. The price is the same, so most people have the rest packed with it. Close the doors of the rooms that you want to do yourself.',
    },
    {
      id: 'change-my-mind',
      question: 'Can I take packing out again?',
      answer: `Yes. You may cancel packing within ${COOLING_OFF_DAYS} days of booking and get all of its price back, unless you asked us to start within those days and we have packed.`,
    },
  ],
  reviews: 'packing',
  closing: {
    title: 'Have it packed for you',
    text: `Tick “${SERVICE_NAMES.PACKING}” in the first question of the quote.`,
  },
  related: ['moving', 'packing-materials', 'home-setup'],
};
