import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { STORAGE_UNITS, storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { LAST_CALL_FOR_TOMORROW } from '@/lib/domain/slots/calendar';
import { inWords } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { ITEMS_FILES, KERB_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { boxesOnly } from '../unit-sizes/capacity';
import { businessEnquiry } from './business';
import type { ServicePage } from './service-page';
import { unitChoice, weekOf } from './unit-choice';

const TERM = '3_months';
const { title: term, minimumWeeks } = storageDuration(TERM);
const SHOWN = ['Plan 3x5', 'Plan 6x4', 'Plan 6x6', 'Plan 8x6', 'Plan 9x8'] as const;
const carton = findFurniture('box_m')?.cubicFeet ?? 0;
const tripOf = (cartons: number) => formatPence(storageTripPrice(cartons * carton));

export const retailStorage: ServicePage = {
  slug: 'business/retail-storage',
  label: 'Retail storage',
  summary: 'Stock by the carton, back on the shop floor when a size runs out.',
  title: 'Retail stock storage in London',
  description: `Stock storage for London shops: how many cartons each unit holds, from ${formatPence(weekOf('Plan 3x5', TERM))} a week, ${tripsWords(TERM)}.`,
  h1: 'Stock storage for shops',
  lead: 'You cannot sell from a stockroom, but you pay shop rent for it. Keep this week’s stock in the shop and the rest in a unit, in numbered cartons.',
  drawing: KERB_FILES.shop,
  points: ['Sizes given in cartons', 'Ten cartons back, or all of them', 'Collected before you open'],
  price: {
    kind: 'from',
    amount: weekOf('Plan 3x5', TERM),
    weekOn: TERM,
    note: `${storageUnit('Plan 3x5').title} unit, ${boxesOnly(storageUnit('Plan 3x5').feet)} cartons, for ${term}. VAT included.`,
  },
  action: { label: 'Store my stock', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'table',
      id: 'cartons',
      title: 'How many cartons fit',
      lead: `Cartons of ${carton} cubic feet, stacked by our packing program as high as the lowest one can bear, with nothing else in the unit.`,
      columns: ['Unit', 'Cartons', 'A week', 'A carton a week'],
      rows: STORAGE_UNITS.filter(({ space }) => SHOWN.some((shown) => shown === space)).map(
        ({ space, title, feet }) => {
          const cartons = boxesOnly(feet);
          const pennies = Math.ceil(weekOf(space, TERM) / cartons);
          return { name: title, cells: [String(cartons), formatPence(weekOf(space, TERM)), `${pennies}p`] };
        },
      ),
      note: `For ${term} or longer. If you will ask for single cartons, leave a two-foot gangway and count a third fewer.`,
    },
    {
      kind: 'table',
      id: 'back-to-the-shop',
      title: 'What a trip back to the shop costs',
      lead: 'By volume, within the included miles, on the ground floor with parking.',
      columns: ['Cartons', 'One trip'],
      rows: [4, 10, 25, 50].map((cartons) => ({ name: `${cartons} cartons`, cells: [tripOf(cartons)] })),
      note: `${TRIP_RATE}. Fewer, larger trips cost less, so plan a week at a time.`,
    },
    {
      kind: 'checklist',
      title: 'How to label your stock',
      lead: 'Label it clearly, so that we bring exactly what you ask for.',
      groups: [
        {
          title: 'Cartons',
          points: ['A number on two sides and the top', 'One product line in each', 'Closed, flat on top, no overhang'],
          drawing: ITEMS_FILES.box,
        },
        {
          title: 'Clothes',
          points: [
            'On rails in wardrobe boxes, or folded',
            'Dry, in covers that breathe',
            'Sizes on the label outside',
          ],
          drawing: ITEMS_FILES['clothes-rail'],
        },
        {
          title: 'Fixtures',
          points: ['Shelves taken apart, bolts in a bag', 'Glass on edge, marked', 'Mannequins in two halves'],
          drawing: ITEMS_FILES.shelves,
        },
      ],
    },
    {
      kind: 'choices',
      id: 'units',
      title: 'Which unit to choose',
      choices: [
        unitChoice('Plan 3x5', TERM, ['Stall or online shop', 'Stacked to the top, no gangway'], 'Choose this unit'),
        unitChoice('Plan 6x6', TERM, ['A boutique’s stock for one season', 'Room for two rails'], 'Choose this unit'),
        unitChoice(
          'Plan 9x8',
          TERM,
          ['Two shops, or a refit', 'A gangway and shelves on both sides'],
          'Choose this unit',
        ),
      ],
      note: `Weekly price for ${term} or longer.`,
    },
    {
      kind: 'steps',
      title: 'How retail storage works',
      steps: [
        { title: 'Number the cartons', text: 'Keep the list as your stock record.', drawing: WIZARD_FILES.items },
        {
          title: 'Choose an early slot',
          text: 'The van is gone before your first customer arrives.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We stack by your list',
          text: 'What you will need first goes by the door.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Ask for cartons back',
          text: 'Online, by their numbers, in any available slot.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: ['A unit of your own', 'Stacking by your list', 'VAT'],
      excluded: [
        {
          what: 'Food and drink',
          instead: 'They need a store that is registered for food and inspected by the council.',
        },
        {
          what: 'Aerosols, perfume by the pallet, lithium batteries',
          instead: 'Dangerous goods need a licensed store.',
        },
        {
          what: 'Posting parcels to your customers',
          instead: 'We bring cartons to you. A fulfilment house posts parcels.',
        },
      ],
    },
    businessEnquiry(KERB_FILES.shop, 'retail_storage'),
  ],
  questions: [
    {
      id: 'how-fast',
      question: 'How soon can a carton be back in the shop?',
      answer: `From the next day, in any available slot, if you book before ${LAST_CALL_FOR_TOMORROW}. The calendar shows what is left.`,
    },
    {
      id: 'christmas',
      question: 'We only need it before Christmas. Which term?',
      answer: `If we collect in September and you sell down until Christmas, that is ${minimumWeeks} weeks or more: take the 3-month term. For ${inWords(storageDuration('monthly').minimumWeeks)} to ${inWords(minimumWeeks - 1)} weeks take monthly.`,
    },
    {
      id: 'insurance',
      question: 'Is the stock still on our insurance?',
      answer:
        'Ask your insurer: many shop policies name the premises. Tell them the goods are in storage and what they are worth.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'Free up your stockroom', text: 'Count your cartons, choose the unit, see the price.' },
  related: ['business/seasonal-storage', 'packing-materials', 'business'],
};
