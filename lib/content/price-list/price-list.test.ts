import { createHash } from 'node:crypto';
import { cellsOf } from '@/lib/compact-row';
import { EMPTY_MOVING_ANSWERS, EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { toPounds } from '@/lib/domain/money';
import { FIXED_MOVING_PLANS, STORAGE_TERMS, type Address, type FurnitureItem } from '@/lib/domain/order-types';
import { refundPercent } from '@/lib/domain/order/cancellation';
import { priceCleaning } from '@/lib/domain/pricing/cleaning';
import { LINE_CODES } from '@/lib/domain/pricing/line-codes';
import { priceMaterials } from '@/lib/domain/pricing/materials';
import { priceMove, type MoveToPrice } from '@/lib/domain/pricing/moving';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { PRICE_LIST_VERSION, priceGroups, priceListAsJson, priceTable, pricesPage } from './price-list';

const LISTS = ([1, 2] as const).flatMap((addOnVariant) =>
  (['pages', 'quote'] as const).map((storagePriceList) => ({ addOnVariant, storagePriceList })),
);
const [ACTIVE = { addOnVariant: 1, storagePriceList: 'pages' } as const] = LISTS;
const JSON_LIST = priceListAsJson(ACTIVE);

/** Returns a number of the JSON: pounds, percent, weeks or cubic feet. */
function listed(group: string, row: string, column: string, list = JSON_LIST): number | null {
  const found = list.groups.find(({ id }) => id === group)?.rows.find(({ id }) => id === row);
  if (!found || !(column in found.values)) throw new RangeError(`Not in the list: ${group} ${row} ${column}`);
  return found.values[column] ?? null;
}

const HOME: Address = { postcode: 'N1 2TX', floor: 0, parking: true, elevator: false };
const things = (cubicFeet: number): readonly FurnitureItem[] => [
  { id: 'custom_x', title: 'Thing', quantity: 1, cubicFeet, kilograms: 1 },
];
const MOVE: MoveToPrice = {
  ...EMPTY_MOVING_ANSWERS,
  movingSpace: 'custom',
  addresses: { ...EMPTY_MOVING_ANSWERS.addresses, collection: HOME, delivery: HOME },
  furnitureItems: things(10),
  movingDate: '',
  distanceMiles: null,
  promo: null,
  addOnVariant: 1,
};
const total = (change: Partial<MoveToPrice> = {}) => toPounds(priceMove({ ...MOVE, ...change }).totalWithDiscount);
const base = total();
const from = (collection: Partial<Address>) => ({
  addresses: { ...MOVE.addresses, collection: { ...HOME, ...collection } },
});

describe('the open price list', () => {
  it.each(FIXED_MOVING_PLANS)('PRC-1 has the price that the engine charges for the plan %s', (plan) => {
    expect(listed('moving-plans', plan, 'price')).toBe(total({ movingSpace: plan }));
  });

  it.each([
    ['the first cubic feet', 'custom-move', 'base', base],
    ['a cubic foot more', 'custom-move', 'cubic_foot', total({ furnitureItems: things(11) }) - base],
    ['a mile beyond', 'way-and-access', 'mile', total({ distanceMiles: 26 }) - base],
    ['the included miles', 'way-and-access', 'included_miles', total({ distanceMiles: 25 }) - base],
    ['a floor', 'way-and-access', 'floor', total(from({ floor: 1 })) - base],
    ['no parking', 'way-and-access', 'no_parking', total(from({ parking: false })) - base],
    ['packing', 'add-ons', 'PACKING', total({ addOns: ['PACKING'] }) - base],
    ['cleaning after the move', 'add-ons', 'CLEANING', total({ addOns: ['CLEANING'] }) - base],
    ['assembling', 'add-ons', 'ASSEMBLING', total({ addOns: ['ASSEMBLING'] }) - base],
  ])('charges what the engine charges: %s', (_, group, row, charged) => {
    expect(listed(group, row, 'price')).toBeCloseTo(charged, 10);
  });

  it('has what the engine adds for every item, on top of a full base', () => {
    const pairs = FURNITURE.map(({ id, cubicFeet }) => [
      listed('items', id, 'move'),
      Math.round((total({ furnitureItems: things(10 + cubicFeet) }) - base) * 100) / 100,
    ]);
    expect(pairs.filter(([inList, charged]) => inList !== charged)).toEqual([]);
  });

  it('PRC-3 has the cleans, and the larger home by request', () => {
    const clean = { addOns: [], isStudent: false, cleaningDate: '', promo: null, addOnVariant: 1 } as const;
    const charged = priceCleaning({ ...clean, cleaningSpace: 'two_bedroom' }).total;
    expect(listed('cleaning', 'two_bedroom', 'price')).toBe(toPounds(charged));
    expect(listed('cleaning', 'custom', 'price')).toBeNull();
  });

  it.each(LISTS)('PRC-2 PRC-4 PRC-5 has the weeks of the active list alone: %o', (lists) => {
    const list = priceListAsJson(lists);
    for (const { space } of STORAGE_UNITS) {
      for (const storageTerm of STORAGE_TERMS) {
        const { lines } = priceStorage({
          ...EMPTY_STORAGE_ANSWERS,
          storageSpace: space,
          storageTerm,
          storageCollectionDate: '',
          distanceMiles: null,
          promo: null,
          addOnVariant: lists.addOnVariant,
          priceList: lists.storagePriceList,
        });
        const rent = lines.filter(({ code }) => code === 'storage_unit' || code === 'duration_discount');
        const paid =
          rent.reduce((sum, { amount }) => sum + amount, 0) / (listed('storage-terms', storageTerm, 'paid') ?? 0);
        expect([space, storageTerm, listed('storage', space, storageTerm, list)]).toEqual([
          space,
          storageTerm,
          paid / 100,
        ]);
      }
    }
  });

  it('has the materials as an order of them is priced', () => {
    const order = priceMaterials([
      { material: 'box_m', count: 3 },
      { material: 'tape', count: 1 },
    ]);
    const inList = (id: string) => listed('materials', id, 'price') ?? Number.NaN;
    expect(toPounds(order)).toBeCloseTo(3 * inList('box_m') + inList('tape') + inList('delivery'), 10);
  });

  it('has the supplement of a busy day and the student discount as percent of the engine', () => {
    const saturday = total({ movingDate: '2027-01-16' });
    expect(saturday).toBeCloseTo(base * (1 + (listed('days-and-slots', 'busy', 'supplement') ?? 0) / 100), 10);
    expect(total({ movingDate: '2027-01-13' })).toBe(base);
    expect(total({ isStudent: true })).toBeCloseTo(
      base * (1 - (listed('discounts', 'student', 'discount') ?? 0) / 100),
      10,
    );
  });

  it.each([
    ['undo', '2027-01-13T07:30:00Z', '2027-01-13T07:00:00Z'],
    ['early', '2027-01-10T07:00:00Z', '2027-01-01T00:00:00Z'],
    ['late', '2027-01-11T08:00:00Z', '2027-01-01T00:00:00Z'],
    ['last_day', '2027-01-12T09:00:00Z', '2027-01-01T00:00:00Z'],
  ])('pays back of a move what the rules of cancelling pay back: %s', (row, now, paidAt) => {
    const booked = new Date(paidAt);
    const order = { dates: { movingDate: '2027-01-13' }, timeSlot: { movingDate: ['08:00', '10:00'] as const } };
    const paidBack = refundPercent('MOVING', { ...order, paidAt: booked, agreedAt: booked }, new Date(now));
    expect(listed('cancellation', row, 'paidBack')).toBe(paidBack);
  });

  it('LAW-1 names every charge that a quote can have', () => {
    const named = new Set<string>(priceGroups(ACTIVE).flatMap(({ rows }) => rows.flatMap(({ lines }) => lines ?? [])));
    // "Store what fits" costs nothing, and the terms of a promo code are in the database.
    expect(Object.keys(LINE_CODES).filter((code) => !named.has(code))).toEqual(['what_fits', 'promo_discount']);
  });

  it('says the same on the page as in the JSON', () => {
    const { groups, items } = pricesPage('020 7946 0123');
    const onPage = groups.map(({ id, rows }) => [id, rows.map(({ name }) => name)]);
    const inJson = JSON_LIST.groups.map(({ id, rows }) => [id, rows.map(({ name }) => name)]);
    const names = items.rooms.flatMap(({ rows }) => rows.map((row) => cellsOf(row)[0]));
    expect([...onPage, [items.id, names]]).toEqual(inJson);
    for (const group of priceGroups(ACTIVE)) {
      const figures = priceTable(group).rows.map(({ cells }) => cells.map(figureOf));
      const numbers = group.rows.map(({ id }) => group.columns.map((column) => listed(group.id, id, column.id)));
      expect(figures).toEqual(numbers);
    }
  });

  it('fits into the props of a page', () => {
    expect(JSON.stringify(pricesPage('020 7946 0123')).length).toBeLessThan(19_500);
  });

  it('has a new version and a new first day when a number changes', () => {
    const numbers = LISTS.map((lists) =>
      priceListAsJson(lists).groups.map(({ id, rows }) => [id, rows.map((row) => [row.id, row.values])]),
    );
    const fingerprint = createHash('sha256').update(JSON.stringify(numbers)).digest('hex').slice(0, 16);
    expect(PRICE_LIST_VERSION.fingerprint).toBe(fingerprint);
  });
});

/** Returns the number in a cell: "£1,250" is 1250, "60p" is 0.6, "included" is 0, "by request" is null. */
function figureOf(cell: string): number | null {
  if (cell === 'by request') return null;
  if (cell === 'included') return 0;
  const figure = Number(cell.replace(/[^\d.]/g, ''));
  return cell.endsWith('p') ? figure / 100 : figure;
}
