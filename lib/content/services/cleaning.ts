import { moreThanSmaller, roomsText } from '@/lib/domain/catalogue/cleaned-rooms';
import { formatPence } from '@/lib/domain/money';
import { GUARANTEE_CONDITIONS, GUARANTEE_PROMISE, GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/assumptions';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS, LARGER_HOME_FROM } from '@/lib/domain/prices/price-lists';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import { chosenPath, ROUTES } from '@/lib/routes';
import { HOMES_FILES, ITEMS_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { CLEANING_DRAWINGS, STEP_DRAWINGS } from '../drawings';
import { ADULT_THERE } from '../faqs';
import type { ServicePage } from './service-page';

type Plan = keyof typeof CLEANING_PLANS;
const plans = Object.keys(CLEANING_PLANS) as Plan[];
const smallest = CLEANING_PLANS.one_bedroom;
const larger = formatPence(LARGER_HOME_FROM);

export const cleaning: ServicePage = {
  slug: 'cleaning',
  label: 'Cleaning',
  summary: `End-of-tenancy cleans from ${formatPence(smallest.price)}, with a ${CLEANING_GUARANTEE_HOURS}-hour guarantee.`,
  title: 'End of tenancy cleaning',
  description: `End of tenancy cleaning in London from ${formatPence(smallest.price)}: ${smallest.cleaners} cleaners, oven and limescale included, and a ${CLEANING_GUARANTEE_HOURS}-hour guarantee. Fixed prices by bedroom, booked online.`,
  h1: 'Hand back a clean home',
  lead: `${smallest.cleaners} cleaners, one visit, a fixed price by number of bedrooms. If something was missed, tell us within ${CLEANING_GUARANTEE_HOURS} hours.`,
  drawing: SERVICES_FILES.cleaning,
  points: ['Oven, hob and inside cupboards', 'Limescale in kitchen and bathroom', `${GUARANTEE_TITLE}, in writing`],
  price: {
    kind: 'from',
    amount: smallest.price,
    note: `1 bedroom: ${smallest.cleaners} cleaners, ${smallest.hours} hours. VAT included.`,
  },
  action: { label: 'Book a clean', href: ROUTES.cleaningQuote },
  sections: [
    {
      kind: 'choices',
      id: 'plans',
      title: 'Prices by number of bedrooms',
      lead: 'The price is for an empty home, however long it takes us. The hours are what we set aside.',
      choices: plans.map((plan) => {
        const { price, cleaners, hours } = CLEANING_PLANS[plan];
        return {
          title: CLEANING_TITLES[plan].replace(' clean', ''),
          price,
          points: [roomsText(plan), ...moreThanSmaller(plan), `${cleaners} cleaners, about ${hours} hours`],
          drawing: CLEANING_DRAWINGS[plan],
          action: {
            label: `Choose ${CLEANING_TITLES[plan].replace(' clean', '')}`,
            href: chosenPath(ROUTES.cleaningQuote, { plan }),
          },
        };
      }),
      note: `Four bedrooms or more are priced by request, from ${larger}: ring us with the number of rooms and bathrooms.`,
    },
    {
      kind: 'checklist',
      id: 'rooms',
      title: 'What we clean, room by room',
      lead: 'The list our cleaners tick off. An inventory clerk checks the same places.',
      groups: [
        {
          title: 'Kitchen',
          points: [
            'Oven, racks, hob and extractor, degreased',
            'Fridge and freezer inside, once defrosted',
            'Cupboards and drawers, inside and out',
            'Worktops, tiles, sink and taps',
            'Washing machine drawer and seal, dishwasher filter',
          ],
          drawing: ITEMS_FILES.fridge,
        },
        {
          title: 'Bathroom',
          points: [
            'Limescale on taps, screen, tiles and shower head',
            'Toilet, including behind and underneath',
            'Mirrors and cabinets',
            'Extractor cover',
          ],
          drawing: ITEMS_FILES['bathroom-cab'],
        },
        {
          title: 'Bedrooms and living room',
          points: [
            'Inside wardrobes and drawers',
            'Carpets vacuumed to the edge, hard floors mopped',
            'Skirting boards, sockets and switches',
            'Marks on doors and handles',
            'Insides of windows, and sills',
          ],
          drawing: ITEMS_FILES.wardrobe,
        },
        {
          title: 'Hall and stairs',
          points: ['Banisters and treads', 'Front door, inside', 'Light fittings within reach of a stepladder'],
          drawing: ITEMS_FILES.lamp,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'Everything on the list above',
        'Products, cloths, vacuum cleaner and steps',
        'VAT, and travel to you',
        `A ${CLEANING_GUARANTEE_HOURS}-hour guarantee: we come back free of charge`,
      ],
      excluded: [
        {
          what: 'Washing carpets and sofas',
          instead: 'We vacuum them. Washing needs drying time: ask us before you book.',
        },
        { what: 'Outsides of windows', instead: 'We clean those that open safely, from inside.' },
        { what: 'Walls, mould and paint', instead: 'These need repair. We do wipe off spot marks.' },
        { what: 'Rubbish and furniture left behind', instead: 'Ask us about disposal before the clean.' },
      ],
    },
    {
      kind: 'promises',
      id: 'guarantee',
      title: GUARANTEE_TITLE,
      drawing: SERVICES_FILES.cleaning,
      pledges: [
        { title: 'What we promise', text: GUARANTEE_PROMISE },
        { title: 'What we need from you', text: GUARANTEE_CONDITIONS.slice(0, 2).join(' ') },
        { title: 'What it covers', text: GUARANTEE_CONDITIONS[2] },
        { title: 'Your legal rights', text: GUARANTEE_CONDITIONS[3] },
      ],
    },
    {
      kind: 'steps',
      title: 'How your clean works',
      steps: [
        {
          title: 'Book online',
          text: 'Give the size and postcode, and choose a two-hour arrival slot.',
          drawing: WIZARD_FILES['cleaning-size'],
        },
        {
          title: 'Empty the home',
          text: 'Book the clean for after the van has gone. Leave water and electricity on.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'We clean',
          text: `About ${smallest.hours} hours for one bedroom. An adult has to let us in.`,
          drawing: WIZARD_FILES.cleaning,
        },
        {
          title: 'Walk round',
          text: `Take photographs. You have ${CLEANING_GUARANTEE_HOURS} hours to tell us what was missed.`,
          drawing: WIZARD_FILES.check,
        },
      ],
    },
    {
      kind: 'story',
      title: 'What your landlord may ask for',
      paragraphs: [
        'In England a tenancy cannot make you pay for a professional clean: the Tenant Fees Act 2019 does not allow it. You can be asked to leave the home as clean as it was when you moved in, apart from wear and tear.',
        'So check against the check-in inventory. Clean it yourself, or have us do it: either is fine. Keep dated photographs of every room until the deposit is back.',
      ],
      drawing: HOMES_FILES['handed-back'],
      side: 'right',
      ground: 'panel',
    },
  ],
  questions: [
    {
      id: 'deposit',
      question: 'Will I get my deposit back?',
      answer:
        'Nobody can promise that: the landlord checks the home against the inventory, and cleaning is only one part of it. We promise to clean everything on the list above, and to come back for anything missed.',
    },
    {
      id: 'still-furnished',
      question: 'Can you clean while the furniture is there?',
      answer:
        'Yes: we clean round it, and under anything two people can move. We clean inside cupboards only if they are empty.',
    },
    {
      id: 'be-there',
      question: 'Do I have to be there?',
      answer: `${ADULT_THERE} They let the cleaners in and lock up at the end.`,
    },
    {
      id: 'cancel',
      question: 'Can I cancel?',
      answer: `Within ${COOLING_OFF_DAYS} days of booking, for any reason, and you get everything back. If you asked us to start within those days, you pay for what has been done.`,
    },
  ],
  reviews: 'cleaning',
  closing: {
    title: 'Pick the day of your clean',
    text: 'Every day shows its price. We ask for your contact details only at the last step.',
  },
  related: ['moving', 'disposal', 'packing'],
};
