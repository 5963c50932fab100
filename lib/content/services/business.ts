import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { STORAGE_UNITS, storageUnit, usableCubicFeet, type StorageUnit } from '@/lib/domain/catalogue/storage-units';
import type { BUSINESS_NEEDS } from '@/lib/domain/enquiries/choices';
import { formatPence } from '@/lib/domain/money';
import type { StorageUnitSpace } from '@/lib/domain/order-types';
import { FREE_COLLECTION_TERM } from '@/lib/domain/prices/assumptions';
import { QUIET_WEEKDAYS, addOnPrice, quietDaySaving } from '@/lib/domain/pricing/charges';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { CONTINUES } from '@/lib/domain/storage/plan-words';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { loadOf } from '../areas/prices';
import { DAY_END, DAY_START } from '../company';
import { AUDIENCES_FILES, ITEMS_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS, type Drawing } from '../drawings';
import type { EnquirySection, ServicePage } from './service-page';
import { fromAWeek, unitChoice, weekOf } from './unit-choice';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { storageUnit as unitSpace } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';

/**
 * Returns the enquiry section for firms whose needs the quote does not cover: several sites, a fixed date, an office
 * move.
 */
export const businessEnquiry = (drawing: Drawing, need?: keyof typeof BUSINESS_NEEDS): EnquirySection => ({
  kind: 'enquiry',
  form: 'business',
  ...(need && { answers: { need } }),
  id: 'ask',
  title: 'Several sites, or an office move?',
  text: 'Tell us what it is and where. We reply with a price, or ask what we still need to know.',
  asks: ['What it is, and about how much', 'The postcode, the floor and the loading bay', 'The day you need it from'],
  drawing,
});

/** Returns the saving on a quiet day for collecting a full unit: "£8.62". */
const collectedFor = (space: StorageUnitSpace): string =>
  formatPence(
    quietDaySaving((storageCollectionDate) =>
      priceStorage({
        ...EMPTY_STORAGE_ANSWERS,
        storageSpace: space,
        storageTerm: 'weekly',
        storageCollectionDate,
        furnitureItems: loadOf(usableCubicFeet(storageUnit(space).squareFeet)),
        distanceMiles: null,
        promo: null,
        addOnVariant: SITE.addOnVariant,
        priceList: SITE.storagePriceList,
      }),
    ),
  );

const half = storageDuration(FREE_COLLECTION_TERM).title;
const from = weekOf('Plan 6x4', FREE_COLLECTION_TERM);
const week = (space: Parameters<typeof weekOf>[0]) => formatPence(weekOf(space, FREE_COLLECTION_TERM));

export const business: ServicePage = {
  slug: 'business',
  label: 'Storage for businesses',
  summary: `Stock, files, desks and stands, out of the way. ${fromAWeek(from, FREE_COLLECTION_TERM)}`,
  title: 'Storage for London businesses',
  description: `Storage for shops, offices and trades in London: from ${formatPence(from)} a week, ${tripsWords(FREE_COLLECTION_TERM)}. VAT included.`,
  h1: 'Business storage with collection',
  lead: 'Stock between seasons, files you have to keep by law, desks from a floor you have given up: collected, stored and brought back in a two-hour slot.',
  drawing: AUDIENCES_FILES.business,
  points: [
    'Collected from shop, office or site',
    'Single boxes back when you need them',
    'One weekly price, VAT included',
  ],
  price: {
    kind: 'from',
    amount: from,
    weekOn: FREE_COLLECTION_TERM,
    note: `${storageUnit('Plan 6x4').title} unit for ${half}. VAT included.`,
  },
  action: { label: 'Price a unit', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'links',
      title: 'What do you need to store?',
      lead: 'The units are the same. Each page shows what fits, how to pack it and what it costs.',
      slugs: [
        'business/retail-storage',
        'business/seasonal-storage',
        'business/business-storage',
        'business/office-storage',
        'business/temporary-storage',
      ],
    },
    {
      kind: 'table',
      id: 'by-business',
      title: 'A size to start from',
      lead: `What each type of business usually stores. Weekly prices if you store for ${half}.`,
      columns: ['Business', 'Unit', 'A week'],
      rows: [
        {
          name: 'Market stall or online shop',
          detail: 'Cartons of stock, a rail, a folding table',
          cells: [storageUnit('Plan 3x5').title, week('Plan 3x5')],
          drawing: PROPERTY_FILES.wardrobe,
        },
        {
          name: 'Practice or small office',
          detail: 'A few years of files, two spare desks',
          cells: [storageUnit('Plan 6x6').title, week('Plan 6x6')],
          drawing: PROPERTY_FILES['small-office'],
        },
        {
          name: 'Café or restaurant',
          detail: 'Outdoor tables, chairs and parasols over winter',
          cells: [storageUnit('Plan 8x6').title, week('Plan 8x6')],
          drawing: PROPERTY_FILES['half-garage'],
        },
        {
          name: 'Shop during a refit',
          detail: 'Shelving, counter, stock',
          cells: [storageUnit('Plan 12x8').title, week('Plan 12x8')],
          drawing: PROPERTY_FILES['car-garage'],
        },
      ],
      note: 'These are only suggestions. For a better answer, put your own list into the storage calculator.',
    },
    {
      kind: 'steps',
      title: 'How business storage works',
      steps: [
        {
          title: 'Choose unit and term',
          text: 'Online. You see the whole price before we ask for a name.',
          drawing: WIZARD_FILES['storage-size'],
        },
        {
          title: 'Pick a quiet slot',
          text: `Two hours between ${DAY_START} and ${DAY_END}, any day. Slots before you open cost the same.`,
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We load from the room',
          text: 'Number your cartons, so that you can ask for them by number later.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Ask for it back',
          text: 'Everything, or the six cartons for Saturday. Each trip is priced by its volume.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: ['A unit of your own', 'VAT', 'The same price for your whole term', 'An order page with all payments'],
      excluded: [
        {
          what: 'Collection and return',
          instead: `${TRIP_RATE}, each way. Collection is free if you store for ${half}. On most days from ${QUIET_WEEKDAYS}, collecting a full ${storageUnit('Plan 6x4').title} unit costs ${collectedFor('Plan 6x4')} less than at the weekend.`,
        },
        {
          what: 'Receiving goods from your suppliers',
          instead: 'Have them delivered to you, and we collect from there.',
        },
        {
          what: 'Picking and posting single orders',
          instead: 'We bring whole cartons. For parcels, use a fulfilment house.',
        },
        { what: 'Food, chemicals, batteries in bulk', instead: 'They need a licensed warehouse.' },
      ],
    },
    businessEnquiry(AUDIENCES_FILES.business),
  ],
  questions: [
    {
      id: 'contract',
      question: 'How long is the contract?',
      answer: `As long as the term you choose, from one week. After that it ${CONTINUES}.`,
    },
    {
      id: 'vat',
      question: 'Do prices include VAT?',
      answer: 'Yes, every price on this site includes VAT, for businesses too. What you see is what you pay.',
    },
    {
      id: 'grow',
      question: 'Can we start small and grow?',
      answer:
        'Yes. Choose a larger unit on your storage page: we show its price first, and our crew moves everything inside our store free of charge on one of your payment days. Or add a second unit, which has its own order and its own term.',
    },
  ],
  reviews: 'storage',
  closing: {
    title: 'See what storage costs for your business',
    text: 'Enter a unit, a term and a postcode to see the price.',
  },
  related: ['business/retail-storage', 'business/office-storage', 'business/temporary-storage'],
};

const TERM = '3_months';
const term = storageDuration(TERM).title;
const SHOWN = ['Plan 6x4', 'Plan 6x6', 'Plan 8x6', 'Plan 9x8', 'Plan 12x8'] as const;
const assembling = formatPence(addOnPrice('ASSEMBLING', SITE.addOnVariant));

/** The items of one workplace, by furniture id. */
const WORKPLACE = { desk_m: 1, chair_office: 1, filing_2: 1, box_m: 1 } as const;
const workplaces = (count: number) =>
  Object.entries(WORKPLACE).flatMap(([id, quantity]) => {
    const item = findFurniture(id);
    return item ? [{ ...item, quantity: quantity * count }] : [];
  });

/** Returns the number of workplaces that the packer gets into a unit without leaving an item outside. */
export function workplacesIn({ feet }: Pick<StorageUnit, 'feet'>): number {
  const fits = (count: number) => load(piecesOf(workplaces(count)), unitSpace(...feet)).outside.length === 0;
  let count = 0;
  while (fits(count + 1)) count += 1;
  return count;
}

const { cubicFeet: perWorkplace } = inventoryTotals(workplaces(1));

export const officeStorage: ServicePage = {
  slug: 'business/office-storage',
  label: 'Office storage',
  summary: 'Desks, chairs and screens between two leases, or for a team at home.',
  title: 'Office furniture storage',
  description: `Desks, chairs and files stored in London between leases or while a team works at home: from ${formatPence(weekOf('Plan 6x4', TERM))} a week, ${tripsWords(TERM)}.`,
  h1: 'Office furniture storage',
  lead: 'Your lease ends in March and the next begins in May. Or ten people come in on Tuesdays and you have thirty desks. Store what you do not need and have it back when you hire.',
  drawing: PROPERTY_FILES['small-office'],
  points: [
    'Sizes given in workplaces',
    'Desks taken apart and put back together',
    `Collected after hours, until ${DAY_END}`,
  ],
  price: {
    kind: 'from',
    amount: weekOf('Plan 6x4', TERM),
    weekOn: TERM,
    note: `${storageUnit('Plan 6x4').title} unit for ${term}. VAT included.`,
  },
  action: { label: 'Store our office', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'table',
      id: 'workplaces',
      title: 'How many workplaces fit',
      lead: `A workplace here is a desk of 140 to 160 cm, a chair, a low cabinet and a box: ${perWorkplace} cubic feet. Our packing program stands the desks on end.`,
      columns: ['Unit', 'Workplaces', 'A week'],
      rows: STORAGE_UNITS.filter(({ space }) => SHOWN.some((shown) => shown === space)).map((unit) => ({
        name: unit.title,
        cells: [String(workplacesIn(unit)), formatPence(weekOf(unit.space, TERM))],
      })),
      note: `For ${term} or longer. Desks that are taken apart need far less room: add this for ${assembling}, for all desks together.`,
    },
    {
      kind: 'checklist',
      id: 'before',
      title: 'The week before we collect',
      lead: 'It goes quickly if three people each take one of these lists.',
      groups: [
        {
          title: 'Facilities',
          points: [
            'Book the goods lift and the loading bay for the slot',
            'Ask the landlord how the floor has to be left',
            'Tell us who to ask for at reception',
          ],
          drawing: ITEMS_FILES.desk,
        },
        {
          title: 'IT',
          points: [
            'Back up, shut down, take batteries out of UPS units',
            'Screens in their cartons, or between blankets',
            'One bag of cables for each desk, with the desk’s number',
          ],
          drawing: ITEMS_FILES.tv,
        },
        {
          title: 'Everybody',
          points: ['Empty drawers and lock them', 'Personal things taken home', 'Number on desk, chair and box'],
          drawing: ITEMS_FILES['office-chair'],
        },
      ],
    },
    {
      kind: 'choices',
      id: 'units',
      title: 'Which unit to choose',
      choices: [
        unitChoice(
          'Plan 6x4',
          TERM,
          [`${workplacesIn(storageUnit('Plan 6x4'))} workplaces`, 'The spare desks of a small office'],
          'Choose this unit',
        ),
        unitChoice(
          'Plan 8x6',
          TERM,
          [`${workplacesIn(storageUnit('Plan 8x6'))} workplaces`, 'A team that now works from home'],
          'Choose this unit',
        ),
        unitChoice(
          'Plan 12x8',
          TERM,
          [`${workplacesIn(storageUnit('Plan 12x8'))} workplaces`, 'An office between two leases'],
          'Choose this unit',
        ),
      ],
      note: `Weekly price for ${term} or longer.`,
    },
    {
      kind: 'steps',
      title: 'How office storage works',
      steps: [
        {
          title: 'Count workplaces',
          text: 'Or paste the inventory: the calculator packs it.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'Choose a late slot',
          text: `The last one ends at ${DAY_END}, and we come at weekends too.`,
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We take it down',
          text: 'We take desks apart if you ordered that, with the screws in a bag on each frame.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Set up again',
          text: 'At the new address, by the numbers on your plan.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: ['A unit of your own', 'Blankets for desks and screens', 'VAT'],
      excluded: [
        {
          what: 'Collection and return',
          instead: `${TRIP_RATE}, each way, with stairs and distance as in the price list.`,
        },
        { what: 'Taking desks apart', instead: `${assembling} for each trip that you add it to.` },
        {
          what: 'Running servers, racks with equipment',
          instead: 'Your IT firm moves those. We take empty racks.',
        },
        { what: 'Disposing of what nobody wants', instead: 'Ask us about disposal. You get a note of where it went.' },
      ],
    },
    businessEnquiry(PROPERTY_FILES['small-office'], 'office_storage'),
  ],
  questions: [
    {
      id: 'goods-lift',
      question: 'The building has a goods lift. Do we still pay for the floors?',
      answer: 'Not if the lift takes the furniture. Say yes to “lift” in the quote.',
    },
    {
      id: 'certificate',
      question: 'The landlord wants papers from the movers. Do you have them?',
      answer: 'Ring us before you book and say what the building asks for. We tell you what we can provide, and when.',
    },
    {
      id: 'part-back',
      question: 'Can we take five desks back and leave the rest?',
      answer: 'Yes. Choose the five when you book a return. You keep the unit at the same price.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'Price your office storage', text: 'Count the desks and see what it costs to store them.' },
  related: ['business/temporary-storage', 'disposal', 'business'],
};
