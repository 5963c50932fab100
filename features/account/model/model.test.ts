import type { AccountOrder, AccountSpace } from '@/lib/contracts/accounts';
import { orderRows } from './orders';
import { propsBytes } from '@/lib/tooling/size-budget.json';
import { bringBackFrom, spaceCard } from './spaces';

const SPACE: AccountSpace = {
  orderId: 'id',
  reference: 'SM-ABCD',
  title: '6 × 4 ft unit',
  storageSpace: 'Plan 6x4',
  squareFeet: null,
  since: '2026-12-15',
  phase: 'stored',
  items: [{ id: 'box', title: 'Medium box', quantity: 12, cubicFeet: 3, kilograms: 10 }],
  unbooked: [{ id: 'box', title: 'Medium box', quantity: 12, cubicFeet: 3, kilograms: 10 }],
  isOpen: true,
  access: { postcode: 'SE15 4QL', floor: 0 },
  returnsOn: null,
  payment: { amount: 52.56, weeks: 4 },
  nextPaymentOn: '2027-01-12',
  nextAmount: 52.56,
  hasPayments: false,
  canMove: false,
  takesMore: false,
  coming: [],
  nextUnit: null,
  minimumTermEnd: '2027-03-16',
};
const facts = (changes: Partial<AccountSpace>) =>
  spaceCard({ ...SPACE, ...changes }, null).facts.map(({ label, value, detail }) => [
    label,
    value,
    ...(detail ? [detail] : []),
  ]);
const priceAt = (totalWithDiscount: number) => ({ totalWithDiscount, smallerUnit: null });
const NOTHING = { orderId: undefined, things: [] };
const bringBack = (changes: Partial<AccountSpace> = {}, asked: Parameters<typeof bringBackFrom>[1] = NOTHING) =>
  bringBackFrom({ ...SPACE, ...changes }, asked, ({ what, things }) =>
    Promise.resolve(priceAt(what === 'unit' ? 150 : 50 + things.length)),
  );
const labels = async (changes: Partial<AccountSpace>) => {
  const space = { ...SPACE, ...changes };
  const { bringBack: offered, actions } = spaceCard(space, await bringBack(changes));
  return [...(offered ? ['Choose'] : []), ...actions.map(({ label }) => label)];
};

describe('a unit as its card', () => {
  it('says price, next payment and the end of the discounted term', () => {
    expect(facts({})).toEqual([
      ['Collected on', 'Tuesday 15 December 2026'],
      ['Price', '£52.56 every 4 weeks', '£13.14 a week, VAT included'],
      ['Next payment', '£52.56 on Tuesday 12 January 2027'],
      [
        'Discounted term',
        'Until Tuesday 16 March 2027',
        'Then it continues until you book the return of everything, with 30 days’ notice of any new price',
      ],
    ]);
  });

  it('names no price of a week that would have to be rounded, and no term where there is none', () => {
    expect(facts({ payment: { amount: 47.31, weeks: 4 } })[1]).toEqual([
      'Price',
      '£47.31 every 4 weeks',
      'VAT included',
    ]);
    expect(facts({ payment: { amount: 21.9, weeks: 1 }, nextAmount: 21.9, minimumTermEnd: null }).slice(1)).toEqual([
      ['Price', '£21.90 a week', 'VAT included'],
      ['Next payment', '£21.90 on Tuesday 12 January 2027'],
      ['Term', 'A week at a time'],
    ]);
  });

  it.each([
    ['in storage', {}, 'In storage', ['Choose', 'Rent another unit']],
    ['without a list', { items: [], unbooked: [] }, 'In storage', ['Bring everything back', 'Rent another unit']],
    [
      'with room that can be filled',
      { takesMore: true },
      'In storage',
      ['Choose', 'Add things to this unit', 'Rent another unit'],
    ],
    ['to come', { phase: 'coming' }, 'Collection booked', ['Rent another unit']],
    [
      'with its return booked',
      { returnsOn: '2027-01-05', unbooked: [], isOpen: false },
      'Return booked',
      ['Rent another unit'],
    ],
    ['with its return to be paid', { unbooked: [], isOpen: false }, 'In storage', ['Rent another unit']],
    [
      'returned',
      { phase: 'returned', returnsOn: '2027-01-05', unbooked: [], isOpen: false },
      'Returned',
      ['Rent another unit'],
    ],
  ] as const)('offers what can be booked: %s', async (_what, changes, badge, actions) => {
    expect(spaceCard({ ...SPACE, ...changes }, null).badge.text).toBe(badge);
    expect(await labels(changes)).toEqual(actions);
  });

  it('STO-3: says when more comes into it, and that this can be asked back only from then on', () => {
    const coming = [{ on: '2026-12-29', pieces: 3 }];
    expect(facts({ coming })[1]).toEqual(['Next collection', 'Tuesday 29 December 2026', '3 items']);
  });

  it('lets what is not booked to come back be chosen, and names the price and where it goes', async () => {
    const [box] = SPACE.items;
    const changes = box ? { unbooked: [{ ...box, quantity: 5 }] } : {};
    expect(spaceCard({ ...SPACE, ...changes }, null).things).toMatchObject([{ id: 'box', quantity: 12, free: 5 }]);
    expect(await bringBack(changes)).toEqual({ place: 'SE15, ground floor', everything: 150, chosen: {}, price: null });
    const asked = (id: string, quantity: number, orderId = 'id') =>
      bringBack(changes, { orderId, things: [{ id, quantity }] });
    expect(await asked('box', 3)).toMatchObject({ chosen: { box: 3 }, price: priceAt(51) });
    expect(await asked('box', 99)).toMatchObject({ chosen: { box: 5 } });
    for (const nothing of [asked('box', -1), asked('box', NaN), asked('piano', 1), asked('box', 3, 'another')])
      expect(await nothing).toMatchObject({ chosen: {}, price: null });
  });

  it('is light enough to travel with the page, also with sixty lines', async () => {
    const [box] = SPACE.items;
    const items = Array.from({ length: 60 }, (_, place) => ({
      ...box!,
      id: `chest_drawers_${place}`,
      title: 'x'.repeat(40),
    }));
    const space = { ...SPACE, items, unbooked: items };
    const card = spaceCard(space, await bringBack(space));
    expect(JSON.stringify(card).length).toBeLessThan(0.75 * propsBytes);
  });

  it('STO-1: names what is charged next, also when fewer weeks are left, and leads to its payments', () => {
    const next = { nextAmount: 13.14, hasPayments: true };
    expect(facts({ ...next, returnsOn: '2027-01-19' })[2]).toEqual([
      'Next payment',
      '£13.14 on Tuesday 12 January 2027',
    ]);
    expect(spaceCard({ ...SPACE, ...next }, null).links.map(({ href }) => href)).toEqual(['/orders/SM-ABCD/storage']);
    expect(spaceCard(SPACE, null).links).toEqual([]);
  });

  it('STO-3: leads to other units, and says which one is agreed, from when and for how much', () => {
    const link = (changes: Partial<AccountSpace>) => spaceCard({ ...SPACE, canMove: true, ...changes }, null).links[0];
    expect(link({})).toEqual({ label: 'Move to another unit', href: '/orders/SM-ABCD/unit' });
    const nextUnit = { label: '3 × 5 ft unit', on: '2027-01-12', perPayment: 39.44 };
    expect(link({ nextUnit })?.label).toBe('See or call off the move');
    expect(facts({ nextUnit }).at(-1)).toEqual([
      ...['Another unit', '3 × 5 ft unit', '£39.44 every 4 weeks from Tuesday 12 January 2027'],
    ]);
  });

  it('says why something is paid after everything is back', () => {
    const text = 'You pay for the whole discounted term, even if your things come back sooner';
    expect(facts({ returnsOn: '2027-01-05' })[2]).toEqual(['Next payment', '£52.56 on Tuesday 12 January 2027', text]);
    expect(facts({ returnsOn: '2027-01-20' })[2]).toHaveLength(2);
  });

  it('draws no room whose measures are not known', () => {
    expect(spaceCard(SPACE, null).floor).toEqual({ width: 6, depth: 4 });
    expect(spaceCard({ ...SPACE, storageSpace: 'custom', squareFeet: 120 }, null).floor).toEqual({
      width: 12,
      depth: 10,
    });
    expect(spaceCard({ ...SPACE, storageSpace: 'custom' }, null).floor).toBeNull();
  });
});

it('puts orders that are to come first, the soonest on top, and those that are over behind', () => {
  const order = (date: string, state: AccountOrder['state']): AccountOrder => ({
    orderId: date,
    changes: [],
    takesAddresses: false,
    hasCalendar: false,
    canBookAgain: false,
    isAtWork: false,
    reference: `${date} ${state}`,
    title: '1 bedroom move',
    services: ['MOVING', 'PACKING'],
    state,
    total: 259,
    appointment: { date, slot: ['10:00', '12:00'] },
    createdAt: '2026-11-01T10:00:00.000Z',
    heldUntil: null,
    documents: [
      {
        number: 'INV-2026-000001',
        kind: 'invoice',
        issuedOn: '2026-11-24',
        amount: 259,
        url: '/orders/SM-1/invoices/INV-2026-000001',
      },
    ],
  });
  const { ahead, past } = orderRows(
    [
      order('2027-01-05', 'confirmed'),
      order('2026-12-20', 'awaiting_payment'),
      order('2026-12-19', 'confirmed'),
      order('2027-02-01', 'cancelled'),
    ],
    '2026-12-20',
  );
  expect(ahead.map(({ reference, badge }) => [reference.slice(0, 10), badge.text])).toEqual([
    ['2026-12-20', 'Not paid yet'],
    ['2027-01-05', 'Booked'],
  ]);
  expect(past.map(({ reference, badge }) => [reference.slice(0, 10), badge.text])).toEqual([
    ['2027-02-01', 'Cancelled'],
    ['2026-12-19', 'Done'],
  ]);
  expect(past.map(({ total }) => total)).toEqual(['', '£259']);
  expect(ahead[0]).toMatchObject({
    total: '£259',
    services: 'Moving, Packing',
    when: 'Sunday 20 December 2026, 10:00–12:00',
    href: '/orders/2026-12-20 awaiting_payment',
    documents: [
      {
        title: 'Invoice INV-2026-000001',
        text: '24 November 2026, £259',
        href: '/orders/SM-1/invoices/INV-2026-000001',
      },
    ],
  });
});

describe('what an order leads to in one press', () => {
  const booked: AccountOrder = {
    heldUntil: null,
    orderId: 'id',
    reference: 'SM-ABCD',
    title: '1 bedroom move',
    services: ['MOVING'],
    state: 'confirmed',
    appointment: { date: '2027-01-05', slot: ['10:00', '12:00'] },
    total: 259,
    createdAt: '',
    changes: ['slot', 'items', 'address', 'cancel'],
    takesAddresses: true,
    hasCalendar: true,
    canBookAgain: true,
    documents: [],
    isAtWork: false,
  };
  const only = (changes: Partial<AccountOrder>, today = '2026-12-20') => {
    const { ahead, past } = orderRows([{ ...booked, ...changes }], today);
    return [...ahead, ...past].map(({ actions, again }) => [...actions.map(({ label, href }) => [label, href]), again]);
  };
  const view = ['View and print', '/orders/SM-ABCD'];

  it('is every change that it allows, its addresses, its files and booking it again', () => {
    expect(only({})).toEqual([
      [
        ['Change the day', '/orders/SM-ABCD?change=slot'],
        ['Change items', '/orders/SM-ABCD?change=items'],
        ['Change the address', '/orders/SM-ABCD?change=address'],
        ['Addresses and notes', '/orders/SM-ABCD/addresses'],
        ['Calendar file', '/api/orders/SM-ABCD/calendar'],
        view,
        'Book again',
      ],
    ]);
  });

  it('is no change and no day for the calendar of an order that is over', () => {
    expect(only({ changes: [], takesAddresses: false }, '2027-01-06')).toEqual([[view, 'Book again']]);
  });

  it('DAY-2: is no change while a crew is at work, and says why', () => {
    const atWork = { ...booked, changes: [], isAtWork: true };
    const [row] = orderRows([atWork], '2027-01-05').ahead;
    expect(row?.actions.map(({ label }) => label)).toEqual(['Addresses and notes', 'Calendar file', 'View and print']);
    expect(row?.note).toMatch(/^The crew is on its way or with you/);
    expect(orderRows([booked], '2027-01-05').ahead[0]?.note).toBeNull();
  });

  it('names what a return can be followed by, and nothing where nothing is left', () => {
    const back = { services: ['STORAGE_RETURN'], changes: [], takesAddresses: false, hasCalendar: false } as const;
    expect(only(back)).toEqual([[view, 'Bring the rest back']]);
    expect(only({ ...back, canBookAgain: false })).toEqual([[view, null]]);
  });
});

it('RDT-3: says until when an unpaid order is held, and leads to where it is paid', () => {
  const held: AccountOrder = {
    orderId: '1',
    reference: 'SM-1',
    title: '1 bedroom move',
    services: ['MOVING'],
    state: 'awaiting_payment',
    changes: [],
    takesAddresses: false,
    hasCalendar: false,
    canBookAgain: false,
    isAtWork: false,
    documents: [],
    total: 259,
    createdAt: '2026-11-24T09:00:00.000Z',
    heldUntil: '2026-11-24T09:30:00.000Z',
    appointment: { date: '2026-12-15', slot: ['10:00', '12:00'] },
  };
  const [row] = orderRows([held], '2026-11-24').ahead;
  expect(row?.note).toBe('Held until Tuesday 24 November 2026, 09:30. It is booked once it is paid.');
  expect(row?.actions[0]).toEqual({ label: 'Pay now', href: '/orders/SM-1', isMain: true });
});
