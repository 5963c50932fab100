import { customMovers, PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence, formatRate } from '@/lib/domain/money';
import { FIXED_MOVING_PLANS } from '@/lib/domain/order-types';
import { FREE_CANCELLATION_HOURS, LATE_CANCELLATION } from '@/lib/domain/order/assumptions';
import * as prices from '@/lib/domain/prices/assumptions';
import { BUSY_DAY_RULE, DISPOSAL_RATE, addOnPrice } from '@/lib/domain/pricing/charges';
import { ROAD_CHARGE_NAMES } from '@/lib/domain/pricing/road-charges';
import { chosenPath, ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { DAY_END, DAY_START } from '../company';
import { SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { OPEN_VAN_ON_INK, STEP_DRAWINGS } from '../drawings';
import { NOT_CARRIED } from '../faqs';
import { INCLUDED_IN_EVERY_MOVE } from '../moving';
import { planCards, priceFrom } from '../moving-plans';
import type { ServicePage } from './service-page';

const from = priceFrom('custom');
const largest = PLAN_CAPACITY.three_bedroom;
const packing = formatPence(addOnPrice('PACKING', SITE.addOnVariant));
const assembling = formatPence(addOnPrice('ASSEMBLING', SITE.addOnVariant));

export const moving: ServicePage = {
  slug: 'moving',
  label: 'Moving',
  summary: `A van, the movers and a fixed price. From ${formatPence(from)}.`,
  title: 'Man and van in London',
  description: `Man and van removals in London from ${formatPence(from)}, VAT and ${PLAN_MILES} miles included. Four fixed plans or a price by the item, booked online in five steps.`,
  h1: 'Man and van at a fixed price',
  lead: `From a few boxes to a three-bedroom home: ${customMovers(0)} to ${largest.movers} movers, up to ${largest.vans} vans, and a two-hour slot of your choice.`,
  drawing: SERVICES_FILES.moving,
  points: [
    `${PLAN_MILES} miles, ${ROAD_CHARGE_NAMES} included`,
    'Two-hour slots, seven days a week',
    'Full price before we ask for your details',
  ],
  price: {
    kind: 'from',
    amount: from,
    note: `Van, ${customMovers(0)} movers and ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet. VAT included.`,
  },
  action: { label: 'Price my move', href: ROUTES.movingQuote },
  sections: [
    {
      kind: 'choices',
      id: 'plans',
      title: 'Four fixed-price plans',
      lead: 'Each van is drawn with exactly the boxes in its plan. There is room for furniture as well.',
      choices: planCards().map(({ space, title, points, drawing }) => ({
        title,
        price: priceFrom(space),
        points,
        drawing,
        action: { label: `Choose ${title.toLowerCase()}`, href: chosenPath(ROUTES.movingQuote, { plan: space }) },
      })),
      note: `Between two plans? List your items instead and pay by volume: ${formatRate(prices.PER_CUBIC_FOOT)} for each cubic foot beyond the first ${prices.CUSTOM_BASE_CUBIC_FEET}.`,
    },
    {
      kind: 'steps',
      title: 'How your move works',
      steps: [
        {
          title: 'Tell us where and how much',
          text: 'Two postcodes, the floors, and a plan or a list of your items.',
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'Pick a day',
          text: `The calendar shows what each day costs. Slots are two hours, ${DAY_START} to ${DAY_END}.`,
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We load, you check',
          text: 'We wrap furniture in blankets and stack boxes by room. Walk round with us before we close the doors.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Everything in its room',
          text: 'We carry each piece to the room you choose. Nothing is left on the pavement.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        ...INCLUDED_IN_EVERY_MOVE,
        'Blankets, straps and trolleys',
        'An order page to change the day or cancel',
      ],
      excluded: [
        { what: 'Packing your boxes', instead: `Add it for ${packing}, with boxes and paper.` },
        { what: 'Taking beds and wardrobes apart', instead: `Add it for ${assembling}.` },
        { what: 'Parking permits and suspensions', instead: 'Your council issues them, often a week or more ahead.' },
        {
          what: 'Things you are throwing away',
          instead: `Mark them in your list, and we take them away for ${DISPOSAL_RATE}.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'extras',
      title: 'What can add to the price',
      lead: 'We ask before you pay, and each is its own line in the total.',
      columns: ['What', 'Price'],
      rows: [
        {
          name: 'A floor without a lift',
          detail: 'At either address',
          cells: [`${formatRate(prices.PER_FLOOR)} a floor`],
        },
        {
          name: 'No parking at the door',
          detail: 'We carry everything further',
          cells: [`${formatPence(prices.NO_PARKING)} an address`],
        },
        {
          name: 'One more address',
          detail: 'To collect from or to deliver to',
          cells: [`${formatPence(prices.ADDITIONAL_ADDRESS)} each`],
        },
        {
          name: `Beyond ${PLAN_MILES} miles`,
          detail: 'Between all addresses',
          cells: [`${formatRate(prices.PER_EXTRA_MILE)} a mile`],
        },
        {
          name: 'More than the plan holds',
          detail: 'By the volume of your list',
          cells: [`${formatRate(prices.PER_CUBIC_FOOT)} a cubic foot`],
        },
        { name: 'A busy day', detail: BUSY_DAY_RULE, cells: [`${prices.BUSY_DAY_PERCENT}%`] },
      ],
      note: `${ROAD_CHARGE_NAMES}: we pay these, whatever the address.`,
    },
    {
      kind: 'promises',
      title: 'Arrival and cancellation',
      drawing: OPEN_VAN_ON_INK,
      pledges: [
        {
          title: 'A two-hour arrival slot',
          text: `You choose a two-hour slot, any day of the week. We arrive within it.`,
        },
        {
          title: `Full refund until ${FREE_CANCELLATION_HOURS} hours before`,
          text: `After that, cancel until ${LATE_CANCELLATION.hours} hours before and you get ${LATE_CANCELLATION.percent}% back.`,
        },
        {
          title: 'The price stays the same',
          text: 'It changes only if you change something, and the page shows by how much.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 'what-fits',
      question: 'Which plan is right for me?',
      answer: `Start with the boxes: ${FIXED_MOVING_PLANS.map((plan) => PLAN_CAPACITY[plan].boxes).join(', ')} fit in the four plans, with room for furniture. The list of items in the quote adds everything up in cubic feet and tells you if a plan is too small, or larger than you need.`,
    },
    {
      id: 'ride-along',
      question: 'Can I ride in the van?',
      answer: 'No. The seats are for the movers. Meet us at the new address; we ring before we arrive.',
    },
    {
      id: 'parking',
      question: 'What if there is no space to park?',
      answer: `Say so in the quote: we allow for the longer carry, at ${formatPence(prices.NO_PARKING)} an address. If your street needs permits, ask the council early for a suspension or a dispensation.`,
    },
    {
      id: 'not-carried',
      ...NOT_CARRIED,
    },
  ],
  reviews: 'moving',
  closing: {
    title: 'See what your move costs',
    text: 'Enter two postcodes and a size. Your name and number can wait.',
  },
  related: ['packing', 'storage', 'cleaning'],
};
