import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { customMovers, PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { formatPence, formatRate, type Pence } from '@/lib/domain/money';
import type { FurnitureItem, MovingSpace } from '@/lib/domain/order-types';
import type { LocalDate } from '@/lib/domain/london-time';
import * as prices from '@/lib/domain/prices/assumptions';
import { BUSY_DAY_RULE, QUIET_WEEKDAYS, quietDaySaving } from '@/lib/domain/pricing/charges';
import { priceMove } from '@/lib/domain/pricing/moving';
import type { Quote } from '@/lib/domain/pricing/quote';
import { ROAD_CHARGE_NAMES } from '@/lib/domain/pricing/road-charges';
import { chosenPath, ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { AUDIENCES_FILES, ITEMS_FILES, KERB_FILES, WIZARD_FILES } from '../drawing-files';
import { PLAN_DRAWINGS, STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';

/** Prices a student's move on an ordinary day, at the ground floor, within the included miles. */
const studentPrice = (movingSpace: MovingSpace, furnitureItems: readonly FurnitureItem[] = []): Pence =>
  nearbyMove({ movingSpace, furnitureItems }, '').totalWithDiscount;

type Load = { readonly movingSpace: MovingSpace; readonly furnitureItems?: readonly FurnitureItem[] };

function nearbyMove({ movingSpace, furnitureItems = [] }: Load, movingDate: LocalDate | '', isStudent = true): Quote {
  const { addOns, addresses } = EMPTY_MOVING_ANSWERS;
  return priceMove({
    movingSpace,
    furnitureItems,
    addOns,
    addresses,
    addOnVariant: SITE.addOnVariant,
    isStudent,
    movingDate,
    distanceMiles: null,
    promo: null,
  });
}

/** Returns the saving on a quiet day for a one-bedroom move: "£26". */
const quietSaves = (isStudent: boolean): string =>
  formatPence(quietDaySaving((date) => nearbyMove({ movingSpace: 'one_bedroom' }, date, isStudent)));

const listOf = (counts: Readonly<Record<string, number>>): readonly FurnitureItem[] =>
  Object.entries(counts).flatMap(([id, quantity]) => {
    const item = findFurniture(id);
    return item ? [{ ...item, quantity }] : [];
  });

/** Typical loads of students, by furniture id. */
const LOADS = [
  { name: 'Home for the summer', detail: 'Two suitcases, four boxes', items: listOf({ suitcase: 2, box_m: 4 }) },
  {
    name: 'From hall to hall',
    detail: 'Eight boxes, two suitcases, a bicycle, a lamp',
    items: listOf({ box_m: 8, suitcase: 2, bicycle: 1, lamp_floor: 1 }),
  },
  { name: 'A furnished room', detail: 'Ten boxes, suitcases, a desk and its chair', items: typicalContents('mini') },
  {
    name: 'Into the first flat',
    detail: 'The same, with a double bed, drawers and a bookcase',
    items: [...typicalContents('mini'), ...listOf({ bed_double: 1, drawers_l: 1, bookcase_s: 1 })],
  },
] as const;

const from = studentPrice('custom');
const mini = PLAN_CAPACITY.mini;

export const studentsMoving: ServicePage = {
  slug: 'students-moving',
  label: 'Student moving',
  summary: `Small moves from ${formatPence(from)} with the student discount.`,
  title: 'Student moves in London',
  description: `Small moves for students in London from ${formatPence(from)}, the ${prices.STUDENT_DISCOUNT_PERCENT}% student discount taken off. What a room costs to move, when halls change, and which days are cheaper.`,
  h1: 'Student moves, priced by what you have',
  lead: `You pay for the cubic feet you have, less ${prices.STUDENT_DISCOUNT_PERCENT}%. ${customMovers(0)} movers and a van come, even if all you have is eight boxes and a bicycle.`,
  drawing: KERB_FILES.students,
  points: [
    `${prices.STUDENT_DISCOUNT_PERCENT}%\u00a0off the total, add-ons too`,
    'Small loads at a small price',
    'A two-hour arrival slot that halls accept',
  ],
  price: {
    kind: 'from',
    amount: from,
    note: `Van, ${customMovers(0)} movers and ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet, student discount taken off. VAT included.`,
  },
  action: { label: 'Price my room', href: chosenPath(ROUTES.movingQuote, { plan: 'custom' }) },
  sections: [
    {
      kind: 'table',
      id: 'loads',
      title: 'What a student move costs',
      lead: `The same prices as in the quote: an ordinary day, the first ${PLAN_MILES} miles, ground floor or lift, discount taken off.`,
      columns: ['Load', 'Volume', 'Price'],
      rows: LOADS.map(({ name, detail, items }) => ({
        name,
        detail,
        cells: [formatCubicFeet(inventoryTotals(items).cubicFeet), formatPence(studentPrice('custom', items))],
      })),
      note: `Without a lift add ${formatRate(prices.PER_FLOOR)} a floor, without parking ${formatPence(prices.NO_PARKING)} an address, both before the discount.`,
    },
    {
      kind: 'choices',
      id: 'plans',
      title: 'By the item, or a whole van',
      choices: [
        {
          title: 'By the item',
          price: from,
          isFrom: true,
          points: ['List what you have, pay for that', 'Cheaper for most rooms'],
          drawing: PLAN_DRAWINGS.custom,
          action: { label: 'List my things', href: chosenPath(ROUTES.movingQuote, { plan: 'custom' }) },
        },
        {
          title: 'Mini move',
          price: studentPrice('mini'),
          points: [
            `${mini.boxes} boxes and furniture, ${mini.cubicFeet} cubic feet in all`,
            `${mini.movers} movers for ${mini.hours ?? 0} hours`,
            'Share it: two rooms, one van',
          ],
          drawing: PLAN_DRAWINGS.mini,
          action: { label: 'Choose the mini move', href: chosenPath(ROUTES.movingQuote, { plan: 'mini' }) },
        },
      ],
      note: 'Student prices. Say in the quote that you are a student, and every price after that includes the discount.',
    },
    {
      kind: 'table',
      id: 'terms',
      title: 'When students move',
      lead: 'The usual weeks in London. Your university’s calendar and your contract give the exact days.',
      columns: ['When', 'What happens'],
      rows: [
        { name: 'Mid-September to early October', detail: 'Halls open, with arrival slots', cells: ['Into halls'] },
        { name: 'Mid-December', detail: 'Some contracts pause or end for the holidays', cells: ['Out for winter'] },
        {
          name: 'Second half of June',
          detail: 'Hall contracts end, often all on one weekend',
          cells: ['Out of halls'],
        },
        {
          name: '1 July, 1 August, 1 September',
          detail: 'Twelve-month private contracts change over',
          cells: ['Flat to flat'],
        },
      ],
      note: `Busy days cost ${prices.BUSY_DAY_PERCENT}% more: ${BUSY_DAY_RULE}. Any other day, ${QUIET_WEEKDAYS}, saves ${quietSaves(false)} on a one-bedroom move; with the student discount it saves ${quietSaves(true)}.`,
    },
    {
      kind: 'checklist',
      id: 'halls',
      title: 'Moving into halls',
      lead: 'Read your hall’s arrival page first: it can save you a long wait at the gate.',
      groups: [
        {
          title: 'Before',
          points: [
            'Book the arrival slot, then our slot around it',
            'Ask where a van may stop and for how long',
            'Ask whether the lift is shared that day',
          ],
          drawing: ITEMS_FILES.box,
        },
        {
          title: 'On the day',
          points: [
            'Student card and the key letter with you',
            'One of you at the van, one at the door',
            'Photographs of the room before you unpack',
          ],
          drawing: ITEMS_FILES.suitcase,
        },
        {
          title: 'Not allowed in halls',
          points: [
            'Usually your own fridge, fan heaters and candles',
            'Double beds',
            'Anything else on the hall’s own list: it can go into storage the same day',
          ],
          isRefused: true,
          drawing: ITEMS_FILES.bicycle,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How to book',
      steps: [
        {
          title: 'Two postcodes',
          text: 'Hall and flat, or home outside London: the quote includes the miles.',
          drawing: WIZARD_FILES.addresses,
        },
        { title: 'Paste a list', text: '“8 boxes, 2 suitcases, bike” is enough.', drawing: WIZARD_FILES.items },
        { title: 'Choose a cheaper day', text: 'The calendar shows what each day costs.', drawing: STEP_DRAWINGS.day },
        { title: 'We carry it up', text: 'All the way to your room.', drawing: STEP_DRAWINGS.home },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [`Van, movers, the first ${PLAN_MILES} miles`, 'Carrying at both ends', ROAD_CHARGE_NAMES, 'VAT'],
      excluded: [
        { what: 'A seat in the van', instead: 'The seats are for the movers. The Tube is often faster.' },
        {
          what: 'Boxes and tape',
          instead: 'Add a set in the quote, or ask a supermarket for banana boxes.',
        },
        { what: 'Packing your room', instead: 'Add packing in the quote: we bring the boxes.' },
      ],
    },
    {
      kind: 'enquiry',
      form: 'student',
      id: 'ask',
      title: 'Several of you, on one day?',
      text: 'A flat of four, a whole corridor, a society with its kit: tell us, and we plan one trip instead of four.',
      asks: ['How many rooms, from where to where', 'The day, and how firm it is', 'One list each, or one for all'],
      drawing: AUDIENCES_FILES.students,
    },
  ],
  questions: [
    {
      id: 'proof',
      question: 'How do I show that I am a student?',
      answer: 'Tick it in the quote. Have your student card or university offer letter to hand on the day.',
    },
    {
      id: 'international',
      question: 'I land at Heathrow with six cases. Can you take them?',
      answer:
        'From a flat or a hotel, yes. A van may not wait at the airport: take a taxi to the hall and let us bring what is in storage or with friends.',
    },
    {
      id: 'cancel-results',
      question: 'What if I do not get the place?',
      answer:
        'Cancel on your order page. It shows what you get back before you confirm; if you cancel early enough, it is everything.',
    },
  ],
  reviews: 'moving',
  closing: {
    title: 'See what your room costs',
    text: 'Paste your list and see the price before we ask for your name.',
  },
  related: ['students-storage', 'packing-materials', 'moving'],
};
