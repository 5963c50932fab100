import { anItem, fullAnswers } from '@/lib/testing/moves';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { pence } from '../money';
import type { SlotTimes } from '../london-time';
import { serviceOf, SERVICES } from './all';
import { FLOW_IDS, FLOWS, type AnswersOf, type FlowId } from './flows';
import type { PricingContext } from './service';

const SLOT: SlotTimes = ['10:00', '12:00'];
const DAY = '2026-12-15';
const around: PricingContext = { distanceMiles: 7, promo: null, addOnVariant: 1, priceList: 'pages' };
const quote = { lines: [], total: pence(13_660), totalWithDiscount: pence(10_156), distanceMiles: 7 };
const ANSWERS: AnswersOf = {
  moving: fullAnswers({ addOns: ['CLEANING', 'PACKING'], isStudent: true }),
  storage: fullStorageAnswers({ addOns: ['ASSEMBLING'], furnitureItems: [anItem(20)] }),
  'storage-return': fullReturnAnswers({ returnKind: 'items', storageSpace: '', furnitureItems: [anItem(20)] }),
  cleaning: fullCleaningAnswers({ addOns: ['PACKING_MATERIALS'] }),
};
const each = FLOW_IDS.map((id) => [id, serviceOf(id)] as const);

/** Returns a stored order of a flow with the request that it was made from. */
function ordered(id: FlowId) {
  const service = serviceOf(id);
  const request = service.requestOf(ANSWERS[id]);
  const services = service.servicesOf(request);
  const order = service.toOrderLike(ANSWERS[id], quote);
  return { service, request, services, order, squareFeet: service.squareFeetOf(request) };
}

describe.each(each)('the service of %s', (id, service) => {
  it('stands in the registry under its flow, with the facts of it', () => {
    expect(SERVICES[id].id).toBe(id);
    expect(service).toMatchObject(FLOWS[id]);
    expect(service.editing !== null).toBe(FLOWS[id].isEdited);
  });

  it('QUO-6: has exactly the fields of the order-like object, and who ordered', () => {
    const { order } = ordered(id);
    expect(Object.keys(order).toSorted()).toEqual(Object.keys(ordered('moving').order).toSorted());
    expect(order.quote).toEqual({ total: 136.6, totalWithDiscount: 101.56 });
    expect(order.details).toMatchObject({ firstName: 'Ada', phone: '7700900123', phonePrefix: '44' });
    expect(order.dates[service.dateKey]).toBe(DAY);
  });

  it('books itself first, and what was added in its own order', () => {
    const { services, request } = ordered(id);
    expect(services[0]).toBe(service.service);
    expect(services.filter((one) => request.addOns.some((addOn) => addOn === one))).toEqual(
      service.addOns.filter((addOn) => request.addOns.includes(addOn)),
    );
  });

  it('reads back from a stored order a request of the same price and the same places', () => {
    const { request, services, order, squareFeet } = ordered(id);
    const booked = service.booked({ order, services, quote, squareFeet, rental: null });
    if (!booked) throw new Error('not read back');
    expect(service.price({ ...booked, ...around }, DAY)).toEqual(service.price({ ...request, ...around }, DAY));
    const load = (cubicFeet: number) => ({ movingSpace: order.movingSpace, services, cubicFeet });
    expect(service.needs(load(service.cubicFeetOf(booked)), DAY, SLOT)).toEqual(
      service.needs(load(service.cubicFeetOf(request)), DAY, SLOT),
    );
    expect(booked.dates[service.dateKey]).toBe('');
  });

  it('prices each of its plans once, whatever else is not known yet', () => {
    const { request } = ordered(id);
    const plans = service.plans({ ...request, dates: { [service.dateKey]: '' } });
    expect(new Set(plans.map(({ space }) => space)).size).toBe(plans.length);
    for (const plan of plans) {
      expect(service.price({ ...plan.request, ...around, distanceMiles: null }, '').total).toBeGreaterThan(0);
    }
  });

  it('asks the way of every stop that has a postcode, and nothing of a stop without one', () => {
    const stops = service.stopsOf(ordered(id).request);
    expect(stops.length).toBeGreaterThan(0);
    for (const { field, text } of stops) expect(field === undefined || text === '' || /\d/.test(text)).toBe(true);
  });
});

describe('what only some services do', () => {
  it.each(['storage', 'storage-return'] as const)('%s from a unit by request is not read back', (id) => {
    const { service, order, services } = ordered(id);
    const stored = { order: { ...order, storageSpace: 'custom' as const }, services, quote, rental: null };
    expect(service.booked({ ...stored, squareFeet: null })).toBeNull();
    expect(service.booked({ ...stored, squareFeet: 120 })).toMatchObject({ storageSpace: 'custom', squareFeet: 120 });
  });

  it('a return of named things has the unit of its store, as far as it is known', () => {
    const { service, order, services } = ordered('storage-return');
    const stored = { order, services, quote, squareFeet: null };
    const unit = { storageSpace: 'custom', squareFeet: 120 } as const;
    expect(service.booked({ ...stored, rental: { ...unit, storageTerm: 'weekly' } })).toMatchObject({
      returnKind: 'items',
      ...unit,
    });
    expect(service.booked({ ...stored, rental: null })).toMatchObject({ storageSpace: '', squareFeet: null });
  });

  it('only places outside London are by request, and never what goes through our store', () => {
    const outside = ['M1 1AE', 'L1 8JQ'];
    expect(each.map(([id, { whyByRequest }]) => [id, whyByRequest(outside) !== null])).toEqual([
      ['moving', true],
      ['storage', false],
      ['storage-return', false],
      ['cleaning', true],
    ]);
  });
});

describe('the contents of a booked order', () => {
  it('a move gains and loses its cleaners, with their home, day and slot', () => {
    const { service, order, request, services, squareFeet } = ordered('moving');
    const booked = service.booked({ order, services, quote, squareFeet, rental: null }) ?? request;
    const { editing } = service;
    if (!editing) throw new Error('not edited');
    const without = editing.requestWith(booked, {
      addOns: [],
      furnitureItems: [],
      unit: null,
      coverStep: null,
      split: null,
    });
    const plain = { ...order, ...editing.orderWith(order, without ?? booked) };
    expect(plain).toMatchObject({ isPacking: false, cleaningSpace: null, dates: { movingDate: DAY } });
    expect([plain.addresses.cleaning, plain.dates.cleaningDate]).toEqual([undefined, undefined]);
    expect({ ...plain, ...editing.orderWith(plain, booked) }).toEqual(order);
    expect(
      editing.requestWith(booked, {
        addOns: [],
        furnitureItems: [],
        unit: { storageSpace: 'Plan 3x3', squareFeet: null },
        coverStep: null,
        split: null,
      }),
    ).toBeNull();
  });

  it.each(['moving', 'storage'] as const)(
    'PLN-3 %s gains more cover, keeps it when nobody speaks of it, and goes back to the included one',
    (flow) => {
      const { service, order, request, services, squareFeet } = ordered(flow);
      const booked = service.booked({ order, services, quote, squareFeet, rental: null }) ?? request;
      const { editing } = service;
      if (!editing) throw new Error('not edited');
      const same = { addOns: [], furnitureItems: [], unit: null, coverStep: null, split: null };
      const raised = editing.requestWith(booked, { ...same, coverStep: 'raised' }) ?? booked;
      const covered = { ...order, ...editing.orderWith(order, raised) };
      expect(covered.cover).toEqual({ step: 'raised', itemLimit: 500, jobLimit: 15_000, worth: [] });
      const again = service.booked({ order: covered, services, quote, squareFeet, rental: null }) ?? request;
      const kept = editing.requestWith(again, same) ?? again;
      expect(editing.orderWith(covered, kept).cover).toEqual(covered.cover);
      const back = editing.requestWith(again, { ...same, coverStep: 'included' }) ?? again;
      expect({ ...covered, ...editing.orderWith(covered, back) }.cover).toBeUndefined();
    },
  );

  it('FIT-1: the word for what fits holds for one unit and one list', () => {
    const { service, request } = ordered('storage');
    const { editing } = service;
    if (!editing) throw new Error('not edited');
    const agreed = { ...request, onlyWhatFits: true };
    const same = { addOns: [], furnitureItems: [anItem(20)], unit: null, coverStep: null, split: null };
    const held = (contents: Parameters<typeof editing.requestWith>[1]) => {
      const wanted = editing.requestWith(agreed, contents);
      return wanted && editing.mustHold(wanted);
    };
    expect(held(same)).toBeNull();
    expect(held({ ...same, furnitureItems: [anItem(21)] })).toMatchObject({ unit: { storageSpace: 'Plan 6x4' } });
    expect(held({ ...same, unit: { storageSpace: 'custom', squareFeet: 90 } })).toMatchObject({
      unit: { storageSpace: 'custom', squareFeet: 90 },
    });
  });
});
