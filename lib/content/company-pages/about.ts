import { customMovers, PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate } from '@/lib/domain/money';
import {
  CUSTOM_BASE_CUBIC_FEET,
  NO_PARKING,
  PER_EXTRA_MILE,
  PER_FLOOR,
  STORAGE_DISTRICT,
} from '@/lib/domain/prices/assumptions';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { ROUTES } from '@/lib/routes';
import { COMPANY } from '../company';
import { AUDIENCES_FILES, MOVES_FILES, SERVICES_FILES, UNITS_FILES } from '../drawing-files';
import { priceFrom } from '../moving-plans';

const { legal, address, email, phone } = COMPANY;
const { three_bedroom: largest } = PLAN_CAPACITY;

export const ABOUT_PAGE = {
  path: '/about-us',
  title: 'About us',
  description:
    'What we do in London, who comes to your door, how a price is made and where your things are stored. Company details included.',
  hero: {
    title: 'We move, keep and clean up after homes',
    lead: 'One London company for the van, the storage unit and the last clean, with one price that you see before we know your name.',
    drawing: AUDIENCES_FILES.business,
  },
  sections: [
    {
      kind: 'story',
      title: 'A price is a sum, so we show the sum',
      paragraphs: [
        'Most prices for a move begin with a visit or a call. Ours begin with what you have: every item has a volume, every floor and mile has a rate, and all of them are public.',
        'The sum is made by the same rules on the first screen, at the checkout and in the confirmation. It changes only when you change an answer.',
      ],
      points: [
        'VAT, the Congestion Charge, ULEZ and tolls are in it',
        `${PLAN_MILES} miles are in it`,
        'Name and phone come last, when you book',
      ],
      drawing: MOVES_FILES.custom,
      side: 'right',
      ground: 'plain',
      action: { label: 'Read the whole price list', href: ROUTES.prices },
    },
    {
      kind: 'prices',
      title: 'How a price is made',
      lead: 'The parts of a move, as the quote adds them up.',
      columns: ['Part', 'Price'],
      rows: [
        {
          name: 'The plan',
          detail: `1 bedroom: ${PLAN_CAPACITY.one_bedroom.movers} movers, a van, ${PLAN_CAPACITY.one_bedroom.boxes} boxes`,
          cells: [formatPence(priceFrom('one_bedroom'))],
        },
        {
          name: 'Or your own list',
          detail: `${customMovers(CUSTOM_BASE_CUBIC_FEET)} movers, a van, the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet`,
          cells: [formatPence(priceFrom('custom'))],
        },
        { name: 'A floor without a lift', cells: [formatRate(PER_FLOOR)] },
        { name: 'No parking at the door', cells: [formatPence(NO_PARKING)] },
        { name: `A mile beyond ${PLAN_MILES}`, cells: [formatRate(PER_EXTRA_MILE)] },
        { name: 'VAT, road charges, fuel', cells: ['included'] },
      ],
    },
    {
      kind: 'points',
      title: 'Who you deal with',
      lead: 'Jobs, not names: whoever comes carries the same duties.',
      points: [
        {
          title: 'Movers',
          text: `Two for a small move, up to ${largest.movers} with ${largest.vans} vans. They carry, load, strap and put down where you point.`,
        },
        {
          title: 'Cleaners',
          text: `${CLEANING_PLANS.one_bedroom.cleaners} at a time. They come back for what was missed when you say so within ${CLEANING_GUARANTEE_HOURS} hours.`,
        },
        {
          title: 'Storage keepers',
          text: 'They take in what the crew collects, unit by unit, and load it out again for the return.',
        },
        {
          title: 'Planners',
          text: 'They set crews and vans to slots, and pick up the phone. The price they give is the one on this site.',
        },
      ],
    },
    {
      kind: 'story',
      title: `The storage is in ${STORAGE_DISTRICT}`,
      paragraphs: [
        'You never need to come: we collect from your door and bring everything back. Trips are measured from there, so the way of yours is in the quote.',
        `A unit is yours alone, from 3 × 3 ft up, and each is ${UNIT_HEIGHT_FEET} ft high. The drawings show real furniture in it, to scale.`,
      ],
      drawing: UNITS_FILES['8x6'],
      side: 'left',
      ground: 'quiet',
      action: { label: 'See every unit', href: ROUTES.unitSizes },
    },
    {
      kind: 'facts',
      title: 'Company details',
      lead: 'Who the contract is with.',
      facts: [
        { name: 'Legal name', value: legal.name.value },
        { name: 'Company number', value: legal.number.value },
        { name: 'Registered office', value: legal.registeredOffice.value },
        { name: 'VAT number', value: legal.vatNumber.value },
        { name: 'Address', value: address.value },
        { name: 'Email', value: email.value },
        { name: 'Phone', value: phone.value },
      ],
    },
    {
      kind: 'action',
      title: 'Try the sum',
      text: 'Two postcodes and a size. Nothing else is asked before you see the price.',
      drawing: SERVICES_FILES.moving,
      action: { label: 'Get a price', href: ROUTES.getAQuote, spot: 'about' },
    },
  ],
} as const;
