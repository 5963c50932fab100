import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence } from '@/lib/domain/money';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/assumptions';
import { addOnPrice } from '@/lib/domain/pricing/charges';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { ITEMS_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { ADD_ON_CONTENT } from '../moving';
import { DRAWERS } from '../faqs';
import type { ServicePage } from './service-page';

const price = addOnPrice('PACKING', SITE.addOnVariant);
const most = PLAN_CAPACITY.three_bedroom.boxes;

export const packing: ServicePage = {
  slug: 'packing',
  label: 'Packing',
  summary: `We bring the boxes and pack the lot. ${formatPence(price)} with a move.`,
  title: 'Packing service',
  description: `Have your home packed for ${formatPence(price)}: boxes, tape and paper included, every box marked with its room. Added to a move, a collection into storage or a clean.`,
  h1: 'We pack your home for you',
  lead: 'We bring boxes, paper and tape and pack everything loose, room by room, on the day you book.',
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
      title: 'How we pack',
      paragraphs: [
        'We wrap plates in paper and stand them on edge, wrap glasses one by one, and fill no box that is too heavy for one person. Books go in small boxes, pillows in large ones.',
        `Clothes on hangers go as they are. ${DRAWERS}`,
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
          text: 'It is the first question in the quote, and the total includes it straight away.',
          drawing: STEP_DRAWINGS.price,
        },
        {
          title: 'Sort before we come',
          text: 'Put aside anything you are throwing away, and anything you want with you on the day.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'We pack by room',
          text: 'One room at a time. We close and mark each box before we start the next.',
          drawing: WIZARD_FILES.packing,
        },
        {
          title: 'Boxes go to the right room',
          text: 'Each box is marked with its room, so nothing is stacked in the hall.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
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
      title: 'Packing it yourself: what to pack when',
      lead: 'We pack in the same order. Start two weeks before and you will have the last evening free.',
      groups: [
        {
          title: 'Two weeks before',
          points: ['Books, files and pictures', 'Out-of-season clothes', 'The loft, the shed, the top of the wardrobe'],
          drawing: ITEMS_FILES.bookcase,
        },
        {
          title: 'The week before',
          points: ['Glasses and your best plates', 'Lamps, rugs and curtains', 'Toys, tools and everything on a shelf'],
          drawing: ITEMS_FILES.lamp,
        },
        {
          title: 'The last day',
          points: [
            'Bedding, in bags',
            'The bathroom, bottles upright',
            'One box with the kettle, mugs, chargers and a screwdriver: last in, first out',
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
        'Yes: we pack first and then load, on the same visit. If your home is very full, list your items in the quote so that we allow enough time.',
    },
    {
      id: 'keep-boxes',
      question: 'Do I keep the boxes?',
      answer:
        'Yes, they are yours. Flatten them when you have unpacked. If you book unpacking with a return from storage, we take them away.',
    },
    {
      id: 'only-the-kitchen',
      question: 'Can you pack only the kitchen?',
      answer:
        'Yes. The price is the same, so most people have the rest packed too. Close the doors of the rooms you want to do yourself.',
    },
    {
      id: 'change-my-mind',
      question: 'Can I cancel packing?',
      answer: `Yes. You may cancel packing within ${COOLING_OFF_DAYS} days of booking and get all of its price back, unless you asked us to start within those days and we have packed.`,
    },
  ],
  reviews: 'packing',
  closing: {
    title: 'Have it packed for you',
    text: `Tick “${SERVICE_NAMES.PACKING}” in the first question in the quote.`,
  },
  related: ['moving', 'packing-materials', 'home-setup'],
};
