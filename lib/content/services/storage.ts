import { UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { FREE_COLLECTION_TERM, STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import { cheapestPerWeek } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { cheapestWholeStay } from '@/lib/domain/pricing/storage-stay';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { CONTINUES, UNUSED_WEEKS_BACK } from '@/lib/domain/storage/plan-words';
import { capitalised } from '@/lib/domain/wording';
import { chosenPath, ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { OPEN_VAN_ON_INK, STEP_DRAWINGS } from '../drawings';
import { NOT_STORED } from '../faqs';
import { placeQuestions } from '../company';
import { INITIAL_TERM, largerUnits, TERM_CHOICES, unitCards } from '../home';
import type { ServicePage } from './service-page';
import { PAYMENT_WEEKS, fromAWeek } from './unit-choice';

const { unit, perWeek } = cheapestPerWeek(SITE.storagePriceList);
const freeCollection = storageDuration(FREE_COLLECTION_TERM).title;
const longest = STORAGE_DURATIONS.at(-1)?.discountPercent ?? 0;
const units = unitCards();
const larger = largerUnits().map(({ title, weeks: [weekly = ''] }) => `${title} at ${weekly}`);

/** The units side by side, each at its list price for a week without a term. */
const unitSizes = units.map(({ value, title, like, isFrom, prices, thumbnail }) => ({
  title,
  like,
  price: `${isFrom ? 'from ' : ''}${prices[0]?.week} a week`,
  // Only the start page asks for a custom area.
  href:
    value === 'custom'
      ? `${ROUTES.storageQuote}?plan=custom&term=${INITIAL_TERM}`
      : chosenPath(ROUTES.storageQuote, { plan: value, term: INITIAL_TERM }),
  drawing: thumbnail,
}));

export const storage: ServicePage = {
  slug: 'storage',
  label: 'Storage',
  summary: `Collected, stored and brought back. ${fromAWeek(perWeek, 'weekly')}`,
  title: 'Storage with collection',
  description: `Storage in London from ${formatPence(perWeek)} a week, ${tripsWords('weekly')}: we come to your door, store in a unit of your own and bring it back. VAT included.`,
  h1: 'Storage that comes to your door',
  lead: 'We collect your things, store them and bring them back. You choose the size from a drawing and never drive to a warehouse.',
  drawing: SERVICES_FILES.storage,
  points: [
    `Every size ${UNIT_HEIGHT_FEET}\u00a0ft\u00a0high and drawn to scale`,
    `Up to ${longest}% less the longer you store`,
    `Free collection if you store for ${freeCollection}`,
  ],
  price: { kind: 'from', amount: perWeek, weekOn: 'weekly', note: `${unit.title} unit, by the week. VAT included.` },
  action: { label: 'Choose a unit', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'sizes',
      id: 'sizes',
      title: 'Units drawn to scale',
      lead: `Prices are by the week, without a term; ${tripsWords('weekly')}. The shortest stay with a small load costs ${formatPence(cheapestWholeStay(SITE.storagePriceList).total)} in all.`,
      sizes: unitSizes,
      action: { label: 'See what fits in each', href: ROUTES.unitSizes },
    },
    {
      kind: 'table',
      id: 'terms',
      title: 'Prices by term',
      lead: `Weekly price by minimum term. Larger units by the week: ${larger.join(', ')}.`,
      columns: ['Unit', ...TERM_CHOICES.map(({ label }) => label)],
      rows: units.map(({ title, floor, isFrom, prices }) => ({
        name: isFrom ? capitalised(floor) : title,
        cells: prices.map(({ week }) => week),
      })),
      note: `Sizes are width by depth. After the term, storage ${CONTINUES}. ${UNUSED_WEEKS_BACK}`,
    },
    {
      kind: 'steps',
      title: 'How storage works',
      steps: [
        {
          title: 'Choose size and term',
          text: 'Not sure? The calculator packs your list into a unit and shows you.',
          drawing: WIZARD_FILES['storage-size'],
        },
        {
          title: 'We collect',
          text: 'In a two-hour slot. We carry everything out of its room and load it.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'It stays in your unit',
          text: 'Only your things are in it, from the day they arrive.',
          drawing: WIZARD_FILES['storage-term'],
        },
        {
          title: 'We bring it back',
          text: 'All of it, or a few pieces now and the rest later. Pick the day online.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'A unit of your own',
        'VAT',
        'Loading, with heavy items at the bottom',
        'An order page that shows what you have paid and until when',
      ],
      excluded: [
        {
          what: 'Collection and return',
          instead: `${TRIP_RATE}, each way. Collection is free if you store for ${freeCollection}.`,
        },
        { what: 'Boxes and packing', instead: 'Add a set of materials, or our packing, in the quote.' },
        { what: 'Food, plants, fuel, anything alive', instead: 'None of these may go into storage.' },
      ],
    },
    {
      kind: 'promises',
      title: 'Collection and return',
      drawing: OPEN_VAN_ON_INK,
      pledges: [
        {
          title: 'Both trips priced on day one',
          text: `Collection and return are priced the same way: ${TRIP_RATE}. You know the price of the return before we collect anything.`,
        },
        {
          title: 'Where we store',
          text: `Our store is in ${STORAGE_DISTRICT}, north-west London. Trips are measured from there.`,
        },
        {
          title: 'Paid in advance, no deposit',
          text: `You pay for a week or ${PAYMENT_WEEKS} weeks at a time, depending on your term. You make the first payment when you order. We charge the others to the card that the payment provider keeps for you.`,
        },
      ],
    },
  ],
  questions: [
    ...placeQuestions(),
    {
      id: 'too-small',
      question: 'What if the unit is too small?',
      answer:
        'We tell you before we load, and you choose: a larger unit at its own price, or what to leave behind. To avoid this, list your items in the quote.',
    },
    {
      id: 'visit',
      question: 'Can I come and take something out?',
      answer: 'Ask online for a return of single items. We bring them to you, and the rest stays where it is.',
    },
    {
      id: 'leave-early',
      question: 'Can I leave before the term is over?',
      answer:
        'Yes, but you pay for the whole term, because the discount depends on it. After it you can stop in any week.',
    },
    {
      id: 'what-not',
      ...NOT_STORED,
    },
  ],
  reviews: 'storage',
  closing: { title: 'Find your size', text: 'Six steps, and you see the whole cost before you book.' },
  related: ['furniture-storage', 'storage-by-the-box', 'packing-materials'],
};
