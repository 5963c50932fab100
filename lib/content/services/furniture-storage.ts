import { HOME_UNITS, homeUnitText } from '@/lib/domain/catalogue/home-units';
import { formatSquareFeet, storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence, type Pence } from '@/lib/domain/money';
import type { StorageUnitSpace } from '@/lib/domain/order-types';
import { FREEZER_OFF } from '@/lib/domain/order/checklist-tasks';
import { addOnPrice } from '@/lib/domain/pricing/charges';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { chosenPath, ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { allButText } from '@/lib/domain/wording';
import { ITEMS_FILES, PROPERTY_FILES, WIZARD_FILES } from '../drawing-files';
import { LOADED_UNIT_DRAWINGS, STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';
import { fromAWeek } from './unit-choice';

const TERM = '6_months' as const;
const term = STORAGE_DURATIONS.find((duration) => duration.term === TERM);
const weekly = (storageSpace: StorageUnitSpace): Pence =>
  weeklyPrice(SITE.storagePriceList, { storageSpace, squareFeet: null }, TERM);
const assembling = formatPence(addOnPrice('ASSEMBLING', SITE.addOnVariant));

const { one_bedroom: one, two_bedroom: two } = HOME_UNITS;

const choice = (space: StorageUnitSpace, points: readonly string[]) => ({
  title: storageUnit(space).title,
  price: weekly(space),
  weekOn: TERM,
  points: [...points, `${formatSquareFeet(storageUnit(space).squareFeet)} of floor`],
  drawing: LOADED_UNIT_DRAWINGS[space],
  action: {
    label: `Choose ${storageUnit(space).title}`,
    href: chosenPath(ROUTES.storageQuote, { plan: space, term: TERM }),
  },
});

export const furnitureStorage: ServicePage = {
  slug: 'furniture-storage',
  label: 'Furniture storage',
  summary: `A room, a flat or a house. ${fromAWeek(weekly('Plan 3x5'), TERM)}`,
  title: 'Furniture storage in London',
  description: `Furniture storage in London: beds, sofas and wardrobes taken apart and stacked. From ${formatPence(weekly('Plan 3x5'))} a week for ${term?.title ?? ''}, ${tripsWords(TERM)}.`,
  h1: 'Furniture storage with collection',
  lead: 'For when you are between homes, having building work done or abroad for a year. We take furniture apart where it saves space, and stack it so that it comes out as it went in.',
  drawing: PROPERTY_FILES['studio-flat'],
  points: [
    'Collected from the room it is in',
    'Beds and wardrobes taken apart on request',
    'Brought back all at once, or piece by piece',
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
      title: 'Units for a room, a flat or a house',
      lead: `Each unit is drawn to scale with what it holds. Weekly prices if you store for ${term?.title ?? ''} or longer.`,
      choices: [
        choice('Plan 3x5', ['One room: a mattress, boxes, a lamp']),
        choice('Plan 6x6', ['A studio: mattress, wardrobe, armchair']),
        choice(one.space, [`A flat with one bedroom${one.allBut ? `, ${allButText(one.allBut)}` : ''}`]),
        choice(two.space, ['A home with two bedrooms']),
      ],
      note: 'Storing for a shorter time? The quote shows the price by the week, by the month and for three or six months.',
    },
    {
      kind: 'story',
      title: 'Why we take beds apart',
      paragraphs: [
        `A double bed left standing would fill a ${storageUnit('Plan 6x4').title} unit on its own. With its frame in pieces and its mattress on edge, it takes a strip along one wall.`,
        `We take beds, wardrobes and tables apart for ${assembling}. The screws stay in a marked bag with their piece, and we put it back together when it comes home.`,
      ],
      drawing: ITEMS_FILES['double-bed'],
      side: 'left',
      ground: 'panel',
    },
    {
      kind: 'checklist',
      title: 'Before it goes into storage',
      lead: 'Spend ten minutes on each piece and nothing smells or rusts when it comes out.',
      groups: [
        {
          title: 'Sofa and mattress',
          points: [
            'Vacuum both sides',
            'Air for a day, so that no damp goes in',
            'A bag for the mattress, a cover for the sofa, never cling film on leather',
          ],
          drawing: ITEMS_FILES.sofa,
        },
        {
          title: 'Fridge and washer',
          points: [`Switch off ${FREEZER_OFF} before`, 'Drain hoses, wipe dry', 'Leave the doors ajar'],
          drawing: ITEMS_FILES.fridge,
        },
        {
          title: 'Wardrobe and drawers',
          points: [
            'Empty them for storage, clothes too',
            'Lock or tape the doors',
            'Keys in your pocket, not in the door',
          ],
          drawing: ITEMS_FILES.wardrobe,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How furniture storage works',
      steps: [
        {
          title: 'List the pieces',
          text: 'Paste a list or pick from pictures: the unit fills to scale as you add.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'Choose the slot',
          text: 'Two hours long, with its price on the calendar.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'We wrap and carry',
          text: 'We wrap every piece in blankets and take off any legs that come off.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Back in its room',
          text: 'Ask for the return online. We carry each piece to where you want it.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'A unit of your own',
        'Blankets for the journey',
        'Stacking with nothing heavy on anything soft',
        'VAT',
      ],
      excluded: [
        { what: 'Collection and return', instead: `${TRIP_RATE}, each way.` },
        { what: 'Taking apart and putting together', instead: `${assembling}, for each trip that you add it to.` },
        { what: 'Covers and mattress bags', instead: 'You can order them from our packing materials.' },
        {
          what: 'Pianos up or down stairs',
          instead: 'The quote adds a price for each floor. The heaviest are by request.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 'how-large',
      question: 'Which unit do I need for a two-bedroom flat?',
      answer: `${homeUnitText('two_bedroom')}, for the usual contents of a two-bedroom home, stacked with care. If you have less furniture, take a smaller one: the storage calculator works it out from your own list.`,
    },
    {
      id: 'stacked',
      question: 'Will things be stacked on my sofa?',
      answer:
        'Only light ones. Heavy and flat pieces go at the bottom, mattresses on edge, boxes of books on the floor.',
    },
    {
      id: 'one-piece-back',
      question: 'Can I get one piece back early?',
      answer:
        'Yes. Choose it when you book a return and we bring that piece. You pay for the trip by its volume, and the rest stays.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'See what fits', text: 'List your furniture and watch the unit fill, to scale.' },
  related: ['storage', 'storage-by-the-box', 'home-setup'],
};
