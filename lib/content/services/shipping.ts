import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { FIXED_MOVING_PLANS, type FixedMovingPlan } from '@/lib/domain/order-types';
import { CUSTOMS_PLANNER } from '@/lib/tool-routes';
import { ABROAD_FILES, PLACES_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';
import { PLANNING_NOTE, TRANSIT } from './shipping-transit';

/** The inner volume of standard containers in cubic feet: 33 and 67 cubic metres, as carriers publish it, rounded. */
const CONTAINER = { short: 1165, long: 2390 } as const;

const HOMES: Readonly<Record<FixedMovingPlan, string>> = {
  mini: 'A furnished room',
  one_bedroom: 'A 1 bedroom home',
  two_bedroom: 'A 2 bedroom home',
  three_bedroom: 'A 3 bedroom home',
};
/** Returns roughly what share of the short container a home fills, as loaded. */
const share = (plan: FixedMovingPlan) => {
  const { cubicFeet } = inventoryTotals(typicalContents(plan));
  return { cubicFeet: formatCubicFeet(cubicFeet), percent: `${Math.ceil((cubicFeet / CONTAINER.short) * 100)}%` };
};

export const shipping: ServicePage = {
  slug: 'shipping',
  label: 'International shipping',
  summary: 'Household goods to Portugal, Spain and the United Arab Emirates, by request.',
  title: 'International shipping',
  description:
    'Household goods from London to Portugal, Spain and the United Arab Emirates: what customs ask for, how long it takes, and how to get a price for your list.',
  h1: 'International shipping from London',
  lead: 'What usually causes delays is paperwork: an inventory that does not match, a visa that is not stamped yet. Here is what each country asks for.',
  drawing: SERVICES_FILES.shipping,
  points: [
    'Collected and packed in London',
    'An inventory ready for customs',
    'One price for your list, before you agree',
  ],
  price: {
    kind: 'request',
    title: 'By request',
    note: 'It depends on the volume, the address and the season. Ring or write with your list and you get one price for all of it.',
  },
  action: { label: 'Ask for a price', href: '#ask' },
  sections: [
    {
      kind: 'links',
      title: 'Where are you going?',
      lead: 'Documents, duty relief and what to leave behind, country by country.',
      slugs: ['shipping/portugal', 'shipping/spain', 'shipping/united-arab-emirates'],
    },
    {
      kind: 'table',
      id: 'how-long',
      title: 'How long it takes',
      lead: 'From your door in London to the door there, once the papers are complete.',
      columns: ['To', 'Sharing a load', 'On its own'],
      rows: [
        { name: 'Portugal', detail: 'By road', cells: [TRANSIT.portugal.shared, TRANSIT.portugal.own] },
        { name: 'Spain', detail: 'By road', cells: [TRANSIT.spain.shared, TRANSIT.spain.own] },
        { name: 'United Arab Emirates', detail: 'By sea', cells: [TRANSIT.emirates.shared, TRANSIT.emirates.own] },
      ],
      note: PLANNING_NOTE,
    },
    {
      kind: 'table',
      id: 'how-much',
      title: 'How much of a container you need',
      lead: `A 20 ft container holds about ${formatCubicFeet(CONTAINER.short)}, a 40 ft one about ${formatCubicFeet(CONTAINER.long)}.`,
      columns: ['Home', 'Volume', 'Share of 20 ft'],
      rows: FIXED_MOVING_PLANS.map((plan) => ({
        name: HOMES[plan],
        cells: [share(plan).cubicFeet, share(plan).percent],
      })),
      note: 'Typical contents from our catalogue of items. Under half a container it is usually cheaper to share one; your own list in the storage calculator gives the volume.',
    },
    {
      kind: 'story',
      title: 'How to write the inventory',
      paragraphs: [
        'Every customs office starts with the inventory: a numbered list of boxes and pieces, with what is in each and what it is worth second-hand. “Box 14, kitchen: pans, plates” passes. “Box 14, various” gets opened.',
        'Write it while you pack. The numbers on the list, on the boxes and on the bill of lading have to be the same, and so have the names on the list, the passport and the visa.',
      ],
      points: [
        'One line per box, in English and the language of the country',
        'Serial numbers of bicycles, screens and computers',
        'Second-hand values, realistic, in one currency',
        'New items on a separate page, with their receipts',
      ],
      action: { label: 'Plan your customs', href: CUSTOMS_PLANNER },
      drawing: ABROAD_FILES.customs,
      side: 'right',
      ground: 'panel',
    },
    {
      kind: 'steps',
      title: 'How international shipping works',
      steps: [
        {
          title: 'Send us your list',
          text: 'Three months ahead, send us the volume, both addresses and the month.',
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'Get the papers',
          text: 'Some come from a consulate and take weeks. Start before you pack.',
          drawing: WIZARD_FILES.check,
        },
        {
          title: 'We pack and load',
          text: 'For a long journey: every box full, every piece wrapped, all numbered.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Cleared and delivered',
          text: 'Be reachable while customs check it. Their questions need a quick answer.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'Packing for the journey, by road or by sea',
        'The numbered inventory of what we pack',
        'Transport from your door to the address you give',
        'The export declaration',
      ],
      excluded: [
        {
          what: 'Duty and taxes in the country',
          instead: 'Most household goods are exempt on certain conditions: see the page for the country.',
        },
        {
          what: 'Visas, tax numbers, certificates',
          instead: 'Only you can apply for them. We tell you which and when.',
        },
        {
          what: 'Storage in port if papers are missing',
          instead: 'Send them before the ship lands, or store in London until you have them.',
        },
        { what: 'Pets, plants, cars', instead: 'Each needs a specialist carrier.' },
      ],
    },
    {
      kind: 'enquiry',
      form: 'shipping',
      id: 'ask',
      title: 'Ask for a price',
      text: 'With these we can give you a price or tell you what is still missing.',
      asks: [
        'Your list, or its volume',
        'Both addresses, and floors',
        'The month, and whether the dates are firm',
        'Your status there: citizen, visa or neither yet',
      ],
      drawing: PLACES_FILES['help-desk'],
    },
  ],
  questions: [
    {
      id: 'other-countries',
      question: 'Do you ship to other countries?',
      answer:
        'Ask us. These are the three we are set up for; for any other we tell you straight away if we cannot help.',
    },
    {
      id: 'insurance',
      question: 'Are my things insured in transit?',
      answer:
        'Ask for cover when you ask for the price, and tell us the value of your list. In sea freight, all cargo owners share a loss (this is called general average): cover for that matters most.',
    },
    {
      id: 'not-ready',
      question: 'My home there is not ready. What then?',
      answer:
        'Store in London until it is, as long as your papers stay valid: a unit costs less than days in a port. Collection and packing are done once.',
    },
  ],
  reviews: 'shipping',
  closing: {
    title: 'Start with the list',
    text: 'It gives us the volume for the price, and you the inventory for customs.',
  },
  related: ['packing', 'storage', 'moving'],
};
