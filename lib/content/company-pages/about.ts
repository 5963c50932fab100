import { customMovers, PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate } from '@/lib/domain/money';
import * as prices from '@/lib/domain/prices/assumptions';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { ROUTES } from '@/lib/routes';
import { COMPANY } from '../company';
import { COMPANY_FILES, MOVES_FILES, SERVICES_FILES, UNITS_FILES } from '../drawing-files';
import { priceFrom } from '../moving-plans';

const { legal, address, email, phone } = COMPANY;
const { three_bedroom: largest } = PLAN_CAPACITY;

export const ABOUT_PAGE = {
  path: '/about-us',
  title: 'About us',
  description:
    'What we do in London, who comes to your door, how we work out prices and where your things are stored. With company details.',
  hero: {
    title: 'One company moves, stores and cleans',
    lead: 'The van, the storage unit and the final clean, with a price that you see before you give your name.',
    drawing: COMPANY_FILES.crew,
  },
  sections: [
    {
      kind: 'story',
      title: 'We show how your price adds up',
      paragraphs: [
        'Most removals quotes start with a visit or a call. Ours start with what you have: every item has a volume, every floor and mile has a rate, and all of them are public.',
        'The total follows the same rules on the first screen, at checkout and in the confirmation. It changes only when you change an answer.',
      ],
      points: [
        'VAT, the Congestion Charge, ULEZ and tolls are included',
        `${PLAN_MILES} miles are included`,
        'We ask for your name and phone last, when you book',
      ],
      drawing: MOVES_FILES.custom,
      side: 'right',
      ground: 'plain',
      action: { label: 'Read the whole price list', href: ROUTES.prices },
    },
    {
      kind: 'prices',
      title: 'What makes up the price',
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
          detail: `${customMovers(prices.CUSTOM_BASE_CUBIC_FEET)} movers, a van, the first ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet`,
          cells: [formatPence(priceFrom('custom'))],
        },
        { name: 'A floor without a lift', cells: [formatRate(prices.PER_FLOOR)] },
        { name: 'No parking at the door', cells: [formatPence(prices.NO_PARKING)] },
        { name: `A mile beyond ${PLAN_MILES}`, cells: [formatRate(prices.PER_EXTRA_MILE)] },
        { name: 'VAT, road charges, fuel', cells: ['included'] },
      ],
    },
    {
      kind: 'points',
      title: 'Who does what',
      lead: 'The people who work on your order.',
      points: [
        {
          title: 'Movers',
          text: `Two for a small move, up to ${largest.movers} with ${largest.vans} vans. They carry, load, strap down and put things where you want them.`,
        },
        {
          title: 'Cleaners',
          text: `${CLEANING_PLANS.one_bedroom.cleaners} at a time. If you tell us within ${CLEANING_GUARANTEE_HOURS} hours that something was missed, they come back.`,
        },
        {
          title: 'Storage team',
          text: 'They stack what we collect in its unit, and load it again for the return.',
        },
        {
          title: 'Planners',
          text: 'They match movers and vans to slots, and answer the phone. They give you the same price as this site.',
        },
      ],
    },
    {
      kind: 'story',
      title: `Our store is in ${prices.STORAGE_DISTRICT}`,
      paragraphs: [
        'You never need to visit: we collect from your door and bring everything back. We measure trips from the store, and the quote shows what yours cost.',
        `Your unit is yours alone. Sizes start at 3 × 3 ft, all ${UNIT_HEIGHT_FEET} ft high. The drawings show real furniture in it, to scale.`,
      ],
      drawing: UNITS_FILES['8x6'],
      side: 'left',
      ground: 'quiet',
      action: { label: 'See every unit', href: ROUTES.unitSizes },
    },
    {
      kind: 'facts',
      title: 'Company details',
      lead: 'The company your contract is with.',
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
      title: 'See your price',
      text: 'Two postcodes and a size are all we need to show you the price.',
      drawing: SERVICES_FILES.moving,
      action: { label: 'Get a price', href: ROUTES.getAQuote, spot: 'about' },
    },
  ],
} as const;
