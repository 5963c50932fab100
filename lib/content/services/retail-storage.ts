import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { STORAGE_UNITS, storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { storageTripPrice, TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { LAST_CALL_FOR_TOMORROW } from '@/lib/domain/slots/calendar';
import { inWords } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { AUDIENCES_FILES, ITEMS_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { boxesOnly } from '../unit-sizes/capacity';
import { businessEnquiry } from './business-enquiry';
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
  description: `Stock storage for London shops: cartons counted by unit, from ${formatPence(weekOf('Plan 3x5', TERM))} a week, ${tripsWords(TERM)}, ten cartons back to your shop.`,
  h1: 'A stockroom that is not at shop rent',
  lead: 'Every metre of stockroom is a metre that sells nothing. Keep this week’s stock in the shop and the rest in a unit, by the numbered carton.',
  drawing: AUDIENCES_FILES.business,
  points: ['Priced by the carton that fits', 'Ten cartons back, or all of them', 'Collected before you open'],
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
      title: 'Counted in cartons',
      lead: `Cartons of ${carton} cubic feet, as our packing program stacks them: as high as the lowest one carries, with nothing else in the unit.`,
      columns: ['Unit', 'Cartons', 'A week', 'A carton a week'],
      rows: STORAGE_UNITS.filter(({ space }) => SHOWN.some((shown) => shown === space)).map(
        ({ space, title, feet }) => {
          const cartons = boxesOnly(feet);
          const pennies = Math.ceil(weekOf(space, TERM) / cartons);
          return { name: title, cells: [String(cartons), formatPence(weekOf(space, TERM)), `${pennies}p`] };
        },
      ),
      note: `For ${term} or longer. Leave a gangway of two feet if you will ask for single cartons: count a third fewer.`,
    },
    {
      kind: 'table',
      id: 'back-to-the-shop',
      title: 'What a trip back to the shop costs',
      lead: 'By volume, within the included miles, at the ground floor with a place to stop.',
      columns: ['Cartons', 'One trip'],
      rows: [4, 10, 25, 50].map((cartons) => ({ name: `${cartons} cartons`, cells: [tripOf(cartons)] })),
      note: `${TRIP_RATE}. Fewer, larger trips cost less: plan the week, not the day.`,
    },
    {
      kind: 'checklist',
      title: 'So that you find it again',
      lead: 'We bring what you name. Name it so that nobody has to guess.',
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
      title: 'Three that shops take',
      choices: [
        unitChoice('Plan 3x5', TERM, ['Stall or online shop', 'Stacked to the top, no gangway'], 'Store in this one'),
        unitChoice('Plan 6x6', TERM, ['A season of one boutique', 'Room for two rails'], 'Store in this one'),
        unitChoice(
          'Plan 9x8',
          TERM,
          ['Two shops, or a refit', 'A gangway and shelves on both sides'],
          'Store in this one',
        ),
      ],
      note: `A week's price, for ${term} or longer.`,
    },
    {
      kind: 'steps',
      title: 'A delivery, the other way round',
      steps: [
        { title: 'Number the cartons', text: 'And keep the list: it is your stock book.', drawing: WIZARD_FILES.items },
        {
          title: 'Choose an early slot',
          text: 'The van is gone before the first customer.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We stack by your list',
          text: 'What you will need first stands at the door.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Call cartons back',
          text: 'By their numbers, online, for any free slot.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What stays out of it',
      included: ['A unit for your stock alone', 'Stacking by your list', 'VAT'],
      excluded: [
        { what: 'Food and drink', instead: 'It needs a food-registered store, for which the council inspects.' },
        {
          what: 'Aerosols, perfume by the pallet, lithium batteries',
          instead: 'Dangerous goods need a store that is licensed.',
        },
        { what: 'Posting parcels to your customers', instead: 'We bring cartons to you. A fulfilment house posts.' },
      ],
    },
    businessEnquiry(AUDIENCES_FILES.business, 'retail_storage'),
  ],
  questions: [
    {
      id: 'how-fast',
      question: 'How fast is a carton back in the shop?',
      answer: `From the next day, in any free slot, when you book before ${LAST_CALL_FOR_TOMORROW}. The calendar shows what is free.`,
    },
    {
      id: 'christmas',
      question: 'We only need it before Christmas. Which term?',
      answer: `Collect in September and sell down until Christmas: that is ${minimumWeeks} weeks or more, so the 3-month price. For ${inWords(storageDuration('monthly').minimumWeeks)} to ${inWords(minimumWeeks - 1)} weeks take monthly.`,
    },
    {
      id: 'insurance',
      question: 'Is the stock still on our insurance?',
      answer:
        'Ask your insurer: many shop policies name the premises. Tell them the goods are in storage and what they are worth.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'Turn the stockroom into floor', text: 'Count your cartons, choose the unit, see the price.' },
  related: ['business/seasonal-storage', 'packing-materials', 'business'],
};
