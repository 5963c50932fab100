import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { STORAGE_UNITS, type StorageUnit, storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { storageUnit as unitSpace } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { addOnPrice } from '@/lib/domain/pricing/add-on-charges';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { DAY_END } from '../company';
import { ITEMS_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { businessEnquiry } from './business';
import type { ServicePage } from './service-page';
import { unitChoice, weekOf } from './unit-choice';

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
          text: `The last one ends at ${DAY_END}, and weekends can be booked.`,
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We take it down',
          text: 'Desks are taken apart if you ordered it, with the screws in a bag on each frame.',
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
      answer:
        'Ask by phone before you book, and say what the building asks for: we tell you what we can give and when.',
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
