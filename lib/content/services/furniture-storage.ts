import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import type { StorageUnitSpace, FixedMovingPlan } from '@/lib/domain/vocabulary';
import { smallestUnitFor, storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence, type Pence } from '@/lib/domain/money';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { addOnPrice } from '@/lib/domain/pricing/add-on-charges';
import { ITEMS_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { LOADED_UNIT_DRAWINGS } from '../storage-pictures';
import type { ServicePage } from './service-page';
import { fromAWeek } from './unit-choice';

const TERM = '6_months' as const;
const term = STORAGE_DURATIONS.find((duration) => duration.term === TERM);
const weekly = (storageSpace: StorageUnitSpace): Pence =>
  weeklyPrice(SITE.storagePriceList, { storageSpace, squareFeet: null }, TERM);
const assembling = formatPence(addOnPrice('ASSEMBLING', SITE.addOnVariant));

/** The smallest unit that holds what a moving plan carries. */
function unitOf(plan: FixedMovingPlan): StorageUnitSpace {
  const { unit } = smallestUnitFor(PLAN_CAPACITY[plan].cubicFeet);
  if (!unit) throw new RangeError(`No unit holds a home of ${plan}`);
  return unit.space;
}

const choice = (space: StorageUnitSpace, points: readonly string[]) => ({
  title: storageUnit(space).title,
  price: weekly(space),
  weekOn: TERM,
  points: [...points, `${usableCubicFeet(storageUnit(space).squareFeet)} cubic feet, stacked`],
  drawing: LOADED_UNIT_DRAWINGS[space],
  action: {
    label: `Choose ${storageUnit(space).title}`,
    href: `${ROUTES.storageQuote}?plan=${encodeURIComponent(space)}&term=${TERM}`,
  },
});

export const furnitureStorage: ServicePage = {
  slug: 'furniture-storage',
  label: 'Furniture storage',
  summary: `A room, a flat or a house. ${fromAWeek(weekly('Plan 3x5'), TERM)}`,
  title: 'Furniture storage in London',
  description: `Furniture storage in London: beds, sofas and wardrobes taken apart and stacked. From ${formatPence(weekly('Plan 3x5'))} a week for ${term?.title ?? ''}, ${tripsWords(TERM)}.`,
  h1: 'A room of its own for the sofa',
  lead: 'Between two homes, during building works or for a year abroad: your furniture, taken apart where it saves space, and stacked so that it comes out as it went in.',
  drawing: PROPERTY_FILES['studio-flat'],
  points: [
    'Collected from the room it stands in',
    'Beds and wardrobes taken apart on request',
    'Brought back in one piece, or piece by piece',
  ],
  price: {
    kind: 'from',
    amount: weekly('Plan 3x5'),
    weekOn: TERM,
    note: `${storageUnit('Plan 3x5').title} unit for ${term?.title ?? ''}. VAT included.`,
  },
  action: { label: 'Store my furniture', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'choices',
      id: 'rooms',
      title: 'A room, a flat, a home',
      lead: `What each holds is drawn to scale. A week's price, when you store for ${term?.title ?? ''} or longer.`,
      choices: [
        choice('Plan 3x5', ['One room: a mattress, boxes, a lamp']),
        choice('Plan 6x6', ['A studio: mattress, wardrobe, armchair']),
        choice(unitOf('one_bedroom'), ['A flat with one bedroom']),
        choice(unitOf('two_bedroom'), ['A home with two bedrooms']),
      ],
      note: 'Storing for a shorter time? The quote shows each price by week, month, three and six months.',
    },
    {
      kind: 'story',
      title: 'Taken apart, a bed needs a strip of floor',
      paragraphs: [
        `A double bed that stands would fill a ${storageUnit('Plan 6x4').title} unit alone. Its frame in pieces and its mattress on edge take a strip along one wall.`,
        `Have us take beds, wardrobes and tables apart for ${assembling}: the screws stay in a marked bag with their piece, and we put it together again when it comes home.`,
      ],
      drawing: ITEMS_FILES['double-bed'],
      side: 'left',
      ground: 'panel',
    },
    {
      kind: 'checklist',
      title: 'Before it goes in',
      lead: 'Ten minutes a piece, and nothing smells or rusts when it comes out.',
      groups: [
        {
          title: 'Sofa and mattress',
          points: [
            'Vacuum both sides',
            'Air for a day: no damp goes in',
            'A bag for the mattress, a cover for the sofa, never cling film on leather',
          ],
          drawing: ITEMS_FILES.sofa,
        },
        {
          title: 'Fridge and washer',
          points: ['Defrost two days before', 'Drain hoses, wipe dry', 'Leave the doors ajar'],
          drawing: ITEMS_FILES.fridge,
        },
        {
          title: 'Wardrobe and drawers',
          points: [
            'Empty them: full ones break when carried',
            'Lock or tape the doors',
            'Keys in your pocket, not in the door',
          ],
          drawing: ITEMS_FILES.wardrobe,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From living room to unit',
      steps: [
        {
          title: 'List the pieces',
          text: 'Paste a list or pick from pictures: the unit fills to scale as you add.',
          drawing: WIZARD_FILES.items,
        },
        { title: 'Choose the slot', text: 'Two hours, with its price on the calendar.', drawing: STEP_DRAWINGS.day },
        {
          title: 'We wrap and carry',
          text: 'Blankets on every piece, legs off where they come off.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Back in its room',
          text: 'Ask for the return online. We carry it to where you want it.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What storing furniture holds',
      included: ['A unit for you alone', 'Blankets for the way', 'Stacking with nothing heavy on what is soft', 'VAT'],
      excluded: [
        { what: 'Collection and return', instead: `${TRIP_RATE}, each way.` },
        { what: 'Taking apart and putting together', instead: `${assembling}, for each trip that you add it to.` },
        { what: 'Covers and mattress bags', instead: 'They are on the price list of packing materials.' },
        { what: 'Pianos up or down stairs', instead: 'Ring us first: it needs more people.' },
      ],
    },
  ],
  questions: [
    {
      id: 'how-large',
      question: 'Which unit for a two-bedroom flat?',
      answer: `${storageUnit(unitOf('two_bedroom')).title}: it holds what our plan for two bedrooms moves, ${PLAN_CAPACITY.two_bedroom.cubicFeet} cubic feet. With less furniture take a smaller one: the storage calculator tells from your own list.`,
    },
    {
      id: 'stacked',
      question: 'Will things be stacked on my sofa?',
      answer: 'Only light ones. Heavy and flat pieces stand below, mattresses on edge, boxes of books on the floor.',
    },
    {
      id: 'one-piece-back',
      question: 'Can I get one piece back early?',
      answer:
        'Yes. Pick it in the return and we bring that piece. You pay for the trip by its volume, and the rest stays.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'See it packed before it is', text: 'List your furniture and watch the unit fill, to scale.' },
  related: ['storage', 'storage-by-the-box', 'home-setup'],
};
