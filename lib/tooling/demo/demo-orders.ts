import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { EMPTY_CLEANING_ANSWERS, EMPTY_MOVING_ANSWERS, EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/answers/storage-return';
import type { Address, FurnitureItem } from '@/lib/domain/order-types';
import type { LocalDate, SlotTimes } from '@/lib/domain/london-time';
import type { ProgressOfToday } from './demo-progress';

/** An invented customer, with a number that Ofcom reserves for fiction and an address at example.com. */
type Person = { readonly firstName: string; readonly lastName: string; readonly phone: string };

/**
 * The outcome of a demo order. `done`: completed by the desk. `finished`: completed by its crew's reports. `lapse` and
 * `wait`: never paid.
 */
export type Fate = 'paid' | 'done' | 'finished' | 'rescheduled' | 'cancelled' | 'fails' | 'wait' | 'lapse';

export type DemoOrder<F extends FlowId = FlowId> = {
  readonly flow: F;
  /** Days from today. */
  readonly day: number;
  /** The slot, or the progress of a visit of today, whose slot depends on the hour at which the week is created. */
  readonly slot: SlotTimes | ProgressOfToday;
  /** Days before today on which the order is placed; 0 is a few minutes ago. */
  readonly orderedAgo: number;
  readonly fate: Fate;
  readonly answersOn: (date: LocalDate, slot: SlotTimes) => AnswersOf[F];
};

type When = Pick<DemoOrder, 'day' | 'slot' | 'orderedAgo'> & { readonly fate?: Fate };
const MORNING: SlotTimes = ['08:00', '10:00'];
const TEN: SlotTimes = ['10:00', '12:00'];
const NOON: SlotTimes = ['12:00', '14:00'];
const TWO: SlotTimes = ['14:00', '16:00'];
const FOUR: SlotTimes = ['16:00', '18:00'];

const person = (firstName: string, lastName: string, digits: string): Person => ({
  firstName,
  lastName,
  phone: `07700 900${digits}`,
});

const contact = ({ firstName, lastName, phone }: Person) => ({
  firstName,
  lastName,
  phone,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  isAgreedWithTerms: true,
  wantsStartWithin14Days: true,
});

const GROUND_FLOOR = { floor: 0, parking: true, elevator: false } as const;
const at = (postcode: string, changes: Partial<Address> = {}): Address => ({ ...GROUND_FLOOR, postcode, ...changes });

/** Returns items of the catalogue. Throws RangeError for an unknown id. */
function things(...list: readonly (readonly [id: string, quantity: number])[]): readonly FurnitureItem[] {
  return list.map(([id, quantity]) => {
    const known = findFurniture(id);
    if (!known) throw new RangeError(`Not in the catalogue: ${id}`);
    const { title, cubicFeet, kilograms } = known;
    return { id, title, quantity, cubicFeet, kilograms };
  });
}

function move(
  who: Person,
  changes: Partial<AnswersOf['moving']>,
  { fate = 'paid', ...when }: When,
): DemoOrder<'moving'> {
  const answersOn = (date: LocalDate, slot: SlotTimes): AnswersOf['moving'] => ({
    ...EMPTY_MOVING_ANSWERS,
    ...contact(who),
    ...changes,
    dates: { movingDate: date },
    timeSlot: { movingDate: slot },
  });
  return { flow: 'moving', ...when, fate, answersOn };
}

function between(collection: Address, delivery: Address): AnswersOf['moving']['addresses'] {
  return { ...EMPTY_MOVING_ANSWERS.addresses, collection, delivery };
}

function store(
  who: Person,
  changes: Partial<AnswersOf['storage']>,
  { fate = 'paid', ...when }: When,
): DemoOrder<'storage'> {
  const answersOn = (date: LocalDate, slot: SlotTimes): AnswersOf['storage'] => ({
    ...EMPTY_STORAGE_ANSWERS,
    ...contact(who),
    ...changes,
    dates: { storageCollectionDate: date },
    timeSlot: { storageCollectionDate: slot },
    isAgreedWithPayments: true,
  });
  return { flow: 'storage', ...when, fate, answersOn };
}

function bringBack(who: Person, delivery: Address, { fate = 'paid', ...when }: When): DemoOrder<'storage-return'> {
  const answersOn = (date: LocalDate, slot: SlotTimes): AnswersOf['storage-return'] => ({
    ...EMPTY_RETURN_ANSWERS,
    ...contact(who),
    returnKind: 'unit',
    storageSpace: 'Plan 6x4',
    storedItems: SMALL,
    addresses: { delivery },
    dates: { deliveryDate: date },
    timeSlot: { deliveryDate: slot },
  });
  return { flow: 'storage-return', ...when, fate, answersOn };
}

function clean(
  who: Person,
  changes: Partial<AnswersOf['cleaning']>,
  { fate = 'paid', ...when }: When,
): DemoOrder<'cleaning'> {
  const answersOn = (date: LocalDate, slot: SlotTimes): AnswersOf['cleaning'] => ({
    ...EMPTY_CLEANING_ANSWERS,
    ...contact(who),
    ...changes,
    dates: { cleaningDate: date },
    timeSlot: { cleaningDate: slot },
  });
  return { flow: 'cleaning', ...when, fate, answersOn };
}

const HOME = things(['sofa_3', 1], ['bed_double', 1], ['lamp_table', 2], ['bed_single', 1]);
const SMALL = things(['sofa_2', 1], ['bed_single', 1], ['lamp_table', 1]);

/** A week with every service and state, from yesterday on. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  move(
    person('Maya', 'Okafor', '101'),
    {
      movingSpace: 'one_bedroom',
      addresses: between(at('N1 2TX', { floor: 2 }), at('SE15 4QL')),
      furnitureItems: HOME,
    },
    { day: -1, slot: TEN, orderedAgo: 7, fate: 'finished' },
  ),
  move(
    person('Tom', 'Whitfield', '102'),
    {
      // A plan that fits any slot, also the evening's (lib/domain/timeline).
      movingSpace: 'three_bedroom',
      addresses: between(at('NW3 5DY'), at('SW18 2PT')),
      furnitureItems: typicalContents('two_bedroom'),
    },
    { day: 0, slot: 'loading', orderedAgo: 9 },
  ),
  move(
    person('Priya', 'Raman', '103'),
    {
      movingSpace: 'mini',
      addresses: between(at('E8 1HR', { floor: 3, parking: false }), at('E17 4PP', { floor: 1 })),
    },
    { day: 0, slot: 'late', orderedAgo: 3 },
  ),
  clean(
    person('Joan', 'Bell', '104'),
    { cleaningSpace: 'two_bedroom', addresses: { cleaning: at('E1 6AN', { floor: 4, elevator: true }) } },
    { day: 0, slot: 'done', orderedAgo: 5 },
  ),
  store(
    person('Leo', 'Marchetti', '105'),
    {
      storageSpace: 'Plan 6x4',
      storageTerm: '3_months',
      addresses: { storage_collection: at('W6 9JT', { floor: 1 }) },
      furnitureItems: SMALL,
    },
    { day: 0, slot: 'onTheWay', orderedAgo: 4 },
  ),
  move(
    person('Grace', 'Adeyemi', '106'),
    {
      movingSpace: 'two_bedroom',
      addOns: ['CLEANING', 'ASSEMBLING'],
      addresses: between(at('SE1 7PB', { floor: 5, elevator: true }), at('CR0 1LB')),
      furnitureItems: HOME,
    },
    { day: 1, slot: MORNING, orderedAgo: 6 },
  ),
  store(
    person('Hugo', 'Lindqvist', '107'),
    {
      storageSpace: 'Plan 6x4',
      storageTerm: 'weekly',
      furnitureItems: SMALL,
      addresses: { storage_collection: at('SW9 8LA') },
    },
    { day: -20, slot: TEN, orderedAgo: 30, fate: 'done' },
  ),
  clean(
    person('Aisha', 'Rahman', '117'),
    { cleaningSpace: 'one_bedroom', addresses: { cleaning: at('N4 2DE', { floor: 1 }) } },
    { day: -6, slot: TEN, orderedAgo: 13, fate: 'done' },
  ),
  move(
    person('Peter', 'Walsh', '118'),
    { movingSpace: 'mini', addresses: between(at('SE8 4RT', { floor: 2 }), at('SE13 6LH')), furnitureItems: SMALL },
    { day: -9, slot: NOON, orderedAgo: 11, fate: 'done' },
  ),
  bringBack(person('Hugo', 'Lindqvist', '107'), at('SW9 8LA', { floor: 2, parking: false }), {
    day: 1,
    slot: NOON,
    orderedAgo: 2,
  }),
  move(
    person('Nadia', 'Haddad', '108'),
    { movingSpace: 'custom', isStudent: true, addresses: between(at('N16 8EL'), at('N7 0AA')), furnitureItems: SMALL },
    { day: 1, slot: FOUR, orderedAgo: 2 },
  ),
  move(
    person('Oliver', 'Grant', '109'),
    { movingSpace: 'one_bedroom', addresses: between(at('W2 3QH', { floor: 1 }), at('HA0 2TL')) },
    { day: 5, slot: TEN, orderedAgo: 3, fate: 'rescheduled' },
  ),
  move(
    person('Chloe', 'Dubois', '110'),
    { movingSpace: 'two_bedroom', addresses: between(at('SW4 7AB'), at('BR1 1HA')) },
    { day: 6, slot: NOON, orderedAgo: 4, fate: 'cancelled' },
  ),
  store(
    person('Ben', 'Yilmaz', '111'),
    {
      storageSpace: 'Plan 8x6',
      storageTerm: '6_months',
      addresses: { storage_collection: at('EC1V 9BP') },
      furnitureItems: HOME,
    },
    { day: 3, slot: TEN, orderedAgo: 1 },
  ),
  clean(
    person('Ruth', 'Evans', '112'),
    { cleaningSpace: 'three_bedroom', addOns: ['PACKING'], addresses: { cleaning: at('SE22 8HJ') } },
    { day: 2, slot: TWO, orderedAgo: 1 },
  ),
  move(
    person('Samir', 'Khan', '113'),
    {
      movingSpace: 'mini',
      promo: 'FRIEND20',
      addresses: between(at('E14 9GE', { floor: 9, elevator: true }), at('IG1 1NN')),
    },
    { day: 2, slot: TEN, orderedAgo: 0 },
  ),
  move(
    person('Eva', 'Novak', '114'),
    { movingSpace: 'one_bedroom', addresses: between(at('NW5 1TL'), at('N19 3QN')) },
    { day: 4, slot: TEN, orderedAgo: 0, fate: 'wait' },
  ),
  clean(
    person('Daniel', 'Price', '115'),
    { cleaningSpace: 'one_bedroom', addresses: { cleaning: at('SW11 3BQ', { floor: 1 }) } },
    { day: 4, slot: NOON, orderedAgo: 0, fate: 'fails' },
  ),
  move(
    person('Ines', 'Costa', '116'),
    { movingSpace: 'two_bedroom', addresses: between(at('SE10 9NN'), at('DA1 1DR')) },
    { day: 3, slot: TWO, orderedAgo: 2, fate: 'lapse' },
  ),
];
