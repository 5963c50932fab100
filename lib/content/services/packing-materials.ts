import { MATERIALS_WITH } from '@/lib/domain/catalogue/add-on-services';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence } from '@/lib/domain/money';
import { FIXED_MOVING_PLANS, type FixedMovingPlan } from '@/lib/domain/order-types';
import { addOnPrice } from '@/lib/domain/pricing/charges';
import {
  MATERIALS,
  MATERIALS_DELIVERY,
  materialsFor,
  priceMaterials,
  type Material,
} from '@/lib/domain/pricing/materials';
import { capitalised } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { ITEMS_FILES, MATERIALS_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS, type Drawing } from '../drawings';
import { planCards } from '../moving-plans';
import type { ServicePage } from './service-page';

const set = addOnPrice('PACKING_MATERIALS', SITE.addOnVariant);
const delivery = formatPence(MATERIALS_DELIVERY);

const DRAWINGS: Readonly<Record<Material, Drawing>> = {
  box_s: ITEMS_FILES['box-s'],
  box_m: ITEMS_FILES.box,
  box_l: ITEMS_FILES['box-l'],
  box_wardrobe: ITEMS_FILES['wardrobe-box'],
  box_picture: ITEMS_FILES['picture-box'],
  box_archive: ITEMS_FILES['box-archive'],
  tape: MATERIALS_FILES.tape,
  paper: MATERIALS_FILES.paper,
  bubble: MATERIALS_FILES.bubble,
  mattress_bag: MATERIALS_FILES['mattress-bag'],
};

const priceList = (Object.keys(MATERIALS) as Material[]).map((id) => {
  const { title, use, price } = MATERIALS[id];
  return { name: title, detail: use, cells: [formatPence(price)], drawing: DRAWINGS[id] };
});

/** Keeps a measure at the end on one line in a narrow column: "Tape, 66 m". */
const narrow = (title: string) => title.replace(/(?<=\d) (?=\w+$)/, '\u00a0');

/** The columns of the calculator: the material needed by a home of each plan. */
const homes = planCards();
const countOf = (plan: FixedMovingPlan, material: Material) =>
  String(materialsFor(plan).find((line) => line.material === material)?.count ?? 0);
const calculator = [
  ...materialsFor('mini').map(({ material }) => ({
    name: narrow(MATERIALS[material].title),
    cells: FIXED_MOVING_PLANS.map((plan) => countOf(plan, material)),
  })),
  {
    name: 'Price, delivered',
    isTotal: true,
    cells: FIXED_MOVING_PLANS.map((plan) => formatPence(priceMaterials(materialsFor(plan)))),
  },
];

export const packingMaterials: ServicePage = {
  slug: 'packing-materials',
  label: 'Packing materials',
  summary: `Boxes, tape and paper to your door. A set is ${formatPence(set)} ${MATERIALS_WITH}.`,
  title: 'Moving boxes and materials',
  description: `Moving boxes, tape, paper and covers delivered in London, with a price for each and a table of what your home needs. A set with a move is ${formatPence(set)}.`,
  h1: 'Moving boxes delivered to your door',
  lead: `How many you need, what each is for, and what it costs. Order them one by one, or as a set ${MATERIALS_WITH}.`,
  drawing: SERVICES_FILES.materials,
  points: [
    'Three sizes of box, and a rail for clothes',
    `Delivery ${delivery}, whatever you order`,
    'No deposit, and no minimum',
  ],
  price: { kind: 'fixed', amount: set, note: `A set, delivered ${MATERIALS_WITH}. VAT included.` },
  action: { label: 'Add a set to a move', href: ROUTES.movingQuote },
  sections: [
    {
      kind: 'table',
      id: 'calculator',
      title: 'How many boxes?',
      lead: 'What you need for the boxes in each of our moving plans. The last line is the price of everything, delivered.',
      columns: ['You need', ...homes.map(({ title }) => title)],
      rows: calculator,
      note: `The plans hold ${FIXED_MOVING_PLANS.map((plan) => PLAN_CAPACITY[plan].boxes).join(', ')} boxes, plus a wardrobe box for each bedroom. Lots of books? Swap large boxes for small ones: a large box of books is too heavy to lift.`,
    },
    {
      kind: 'table',
      id: 'prices',
      title: 'Prices of boxes and materials',
      lead: `Prices include VAT. Delivery is ${delivery}, for one roll of tape or a hundred boxes.`,
      columns: ['Material', 'Each'],
      rows: priceList,
    },
    {
      kind: 'story',
      title: 'Which box to use',
      paragraphs: [
        'The heavier the item, the smaller the box. A small box full of books weighs about 15 kg, which one person can still carry up three floors.',
        'Fill each box to the top with paper or a towel. A half-empty box collapses when another is stacked on it.',
      ],
      points: [
        'Small: books, tins, tools, records',
        'Medium: plates on edge, pans, toys, shoes',
        'Large: duvets, pillows, lampshades',
        'Wardrobe box: anything that creases, still on its hanger',
      ],
      drawing: SERVICES_FILES.boxes,
      side: 'left',
      ground: 'quiet',
    },
    {
      kind: 'steps',
      title: 'How delivery works',
      steps: [
        {
          title: 'Count',
          text: 'Use the column for your home in the table, or count shelves and drawers.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'Order',
          text: `${capitalised(MATERIALS_WITH)} it is one tick in the quote. Otherwise tell us what you need.`,
          drawing: STEP_DRAWINGS.price,
        },
        {
          title: 'We bring them flat',
          text: 'In a two-hour slot, to your door. Order tape to make them up.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Pack at your pace',
          text: 'Tape the bottom twice, and write the room on two sides.',
          drawing: WIZARD_FILES.packing,
        },
      ],
    },
    {
      kind: 'included',
      title: 'With every delivery',
      included: [
        'VAT',
        'Carrying to your door, upstairs too',
        'Boxes flat in bundles, with tape if you order it',
        'Boxes you can use again',
      ],
      excluded: [
        { what: 'Packing', instead: 'Add it to a move, a collection or a clean: boxes and paper are included.' },
        {
          what: 'Taking used boxes away',
          instead: 'Included if we unpack for you; otherwise put them out with your paper recycling.',
        },
        { what: 'Addresses outside London', instead: 'Ask us for the price of the trip.' },
      ],
    },
    {
      kind: 'enquiry',
      form: 'materials',
      id: 'order',
      title: 'Order materials',
      text: `Tell us what you need and where. We add ${delivery} for the delivery and confirm the day and the total before you pay anything.`,
      asks: [
        'Your postcode and floor',
        'What and how many, or the size of your home',
        'The day you want to start packing',
      ],
      drawing: SERVICES_FILES.materials,
    },
  ],
  questions: [
    {
      id: 'set',
      question: 'What is in the set?',
      answer:
        'Boxes, tape and paper, delivered before the day. Choose it in the quote for a move, storage or cleaning; it is its own line in the total.',
    },
    {
      id: 'too-many',
      question: 'How do I avoid ordering too many?',
      answer:
        'Use the column for your home, pack the slowest rooms first and count what is left. A second order costs a second delivery, so most people add five boxes instead.',
    },
    {
      id: 'supermarket-boxes',
      question: 'Are boxes from the supermarket good enough?',
      answer:
        'Only for light items. They differ in size, so they stack badly, and many have no lid. In a van or a unit the bottom row carries all the others, so those boxes should be strong and the same size.',
    },
    {
      id: 'when-to-order',
      question: 'When should I order?',
      answer:
        'Two weeks before you move, to leave time for the slowest rooms. For a one-bedroom flat a week is enough.',
    },
  ],
  reviews: 'packing',
  closing: {
    title: 'Moving, storing or cleaning?',
    text: 'Add a set in the first step of the quote and we deliver it before the day.',
  },
  related: ['packing', 'storage-by-the-box', 'moving'],
};
