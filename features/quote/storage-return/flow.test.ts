import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/answers/storage-return';
import { returnToOrderLike } from '@/lib/domain/services/storage-return/storage-return';
import { anItem } from '@/lib/testing/moves';
import { fullReturnAnswers } from '@/lib/testing/services';
import { MESSAGES } from '@/lib/validation/messages';
import { finishedSteps, isStarted, stepErrors } from '../engine/answers';
import { loadView } from '../pages/load';
import { aBackend, stepOf } from '@/lib/testing/quotes';
import { returnFlow, returnRows } from './flow';
import { returnPrefill } from './prefill';
import { localQuote, returnToPrice } from './price';

const now = new Date('2026-11-21T10:00:00Z');
const complete = fullReturnAnswers();
const named = fullReturnAnswers({ returnKind: 'items', storageSpace: '', furnitureItems: [anItem(110)] });
const errorsOf = (step: string, changes: Parameters<typeof fullReturnAnswers>[0]) =>
  stepErrors(returnFlow, stepOf(returnFlow, step), fullReturnAnswers(changes), now);

describe('the storage return flow', () => {
  it('QUO-3: has four steps: packing, delivery postcode, day and slot, details', () => {
    expect(returnFlow.steps.map(({ id }) => id)).toEqual(['packing', 'address', 'date', 'details']);
    expect(stepOf(returnFlow, 'packing').fields).toContain('addOns');
    expect(stepOf(returnFlow, 'address').fields).toEqual(['isStudent', 'addresses']);
    expect(stepOf(returnFlow, 'details').fields).toEqual(expect.arrayContaining(['promo', 'signForNews', 'email']));
  });

  it('QUO-5: has one event for each step', () => {
    expect(returnFlow.steps.map(({ event }) => event)).toEqual([
      'packing',
      'student_and_delivery_postcode',
      'date_and_slot',
      'promo_and_news',
    ]);
  });

  it('asks every answer of the schema exactly once (FORM-4)', async () => {
    const asked = returnFlow.steps.flatMap(({ fields }) => fields);
    const { schema } = await returnFlow.rules();
    expect([...asked].sort()).toEqual(Object.keys(schema.fields).sort());
  });

  it('is finished with complete answers, for a unit and for named things', async () => {
    expect([...(await finishedSteps(returnFlow, complete, now))]).toHaveLength(4);
    expect([...(await finishedSteps(returnFlow, named, now))]).toHaveLength(4);
  });

  it.each([
    ['nothing', {}, false],
    ['named things', { returnKind: 'items' }, true],
    ['a unit', { returnKind: 'unit', storageSpace: 'Plan 6x4' }, true],
    ['a unit that is not known', { returnKind: 'unit' }, false],
    ['a custom unit without its area', { returnKind: 'unit', storageSpace: 'custom' }, false],
    ['a custom unit', { returnKind: 'unit', storageSpace: 'custom', squareFeet: 120 }, true],
    ['more than the largest unit', { returnKind: 'unit', storageSpace: 'custom', squareFeet: 201 }, false],
  ] as const)('starts only with what comes back: %s', async (_, what, isReady) => {
    await expect(isStarted(returnFlow, { ...EMPTY_RETURN_ANSWERS, ...what })).resolves.toBe(isReady);
  });

  it('FORM-2: says what is missing', async () => {
    await expect(errorsOf('packing', { ...named, furnitureItems: [] })).resolves.toEqual({
      furnitureItems: MESSAGES.itemsRequired,
    });
    await expect(errorsOf('packing', { storageSpace: 'custom', squareFeet: null })).resolves.toEqual({
      squareFeet: MESSAGES.areaRequired,
    });
    await expect(errorsOf('address', { addresses: EMPTY_RETURN_ANSWERS.addresses })).resolves.toEqual({
      'addresses.delivery.postcode': MESSAGES.postcodeRequired,
      'addresses.delivery.floor': MESSAGES.floorRequired,
      'addresses.delivery.parking': MESSAGES.parkingRequired,
      'addresses.delivery.elevator': MESSAGES.liftRequired,
    });
    await expect(errorsOf('date', { dates: { deliveryDate: '' }, timeSlot: { deliveryDate: null } })).resolves.toEqual({
      'dates.deliveryDate': MESSAGES.dateRequired,
      'timeSlot.deliveryDate': MESSAGES.slotRequired,
    });
  });

  it('LAW-6: wants the request for unpacking that begins inside the 14 days', async () => {
    const soon = { addOns: ['UNPACKING'] as const, dates: { deliveryDate: '2026-12-01' } };
    await expect(errorsOf('details', soon)).resolves.toEqual({
      wantsStartWithin14Days: MESSAGES.startRequestRequired,
    });
    await expect(errorsOf('details', { ...soon, addOns: [] })).resolves.toEqual({});
  });

  it.each([
    ['a whole unit', complete, 8_620],
    ['named things', named, 7_900],
    ['things beside a unit that do not count', fullReturnAnswers({ furnitureItems: [anItem(500)] }), 8_620],
  ])('has the price of %s at once', (_, answers, pence) => {
    expect(localQuote(answers, null)?.totalWithDiscount).toBe(pence);
  });

  it('has no price before it is known what comes back, nor for more than two vans hold', () => {
    expect(localQuote(EMPTY_RETURN_ANSWERS, null)).toBeNull();
    expect(localQuote({ ...complete, storageSpace: '' }, null)).toBeNull();
    expect(localQuote({ ...named, furnitureItems: [anItem(1_500)] }, null)).toBeNull();
  });

  it('asks for the price with a half-typed postcode as if there were none', () => {
    const { delivery } = complete.addresses;
    const asked = returnToPrice({ ...complete, addresses: { delivery: { ...delivery, postcode: 'SE15' } } });
    expect(asked.addresses.delivery.postcode).toBe('');
    expect(returnToPrice(complete).addresses.delivery.postcode).toBe('SE15 4QL');
  });

  it('leads to the choice of what comes back first, and to the first unfinished step next', async () => {
    const entry = { flow: returnFlow, prefill: returnPrefill };
    const at = (step: string, query: Readonly<Record<string, string>>) =>
      loadView(entry, step, query, { backend: aBackend, now });
    await expect(at('packing', { to: 'N1' })).resolves.toEqual({
      kind: 'elsewhere',
      path: '/get-a-quote/storage-return?to=N1',
    });
    await expect(at('check', { plan: 'Plan 6x4', to: 'N1 2TX' })).resolves.toMatchObject({
      path: '/get-a-quote/storage-return/address?plan=Plan+6x4&to=N1+2TX',
    });
    await expect(at('date', { plan: 'items' })).resolves.toMatchObject({
      path: '/get-a-quote/storage-return/packing?plan=items',
    });
  });

  it('QUO-6: is ordered as one line of the inventory, or as the named things', () => {
    const quote = localQuote(complete, null);
    if (!quote) throw new Error('No price');
    expect(returnToOrderLike(complete, quote)).toMatchObject({
      storageSpace: 'Plan 6x4',
      furnitureItems: [{ title: 'Everything in the 6 × 4 ft unit', quantity: 1 }],
      addresses: { delivery: { postcode: 'SE15 4QL' } },
      dates: { deliveryDate: '2026-12-15' },
    });
    expect(returnToOrderLike(named, quote)).toMatchObject({ storageSpace: null, furnitureItems: named.furnitureItems });
  });

  it('FORM-5: says every answer in words', () => {
    const rows = returnRows({ ...complete, addOns: ['UNPACKING'] });
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['What comes back', 'Everything in the 6 × 4 ft unit'],
      ['Unpacking and other help', 'Unpacking'],
      ['Delivery', 'SE15 4QL, Ground floor, parking at the door'],
      ['Student', 'No'],
      ['Delivery Date', 'Tuesday 15 December 2026', 'We arrive 10:00–12:00'],
      ['Name', 'Ada Sample'],
      ['Email', 'ada@example.com'],
      ['Phone', '+44 7700 900123'],
      ['Promo code', 'None'],
      ['News and offers by email', 'No'],
    ]);
    expect(returnRows(named)[0]?.values[0]).toBe('1 item, 110 cu ft');
    expect(returnRows({ ...complete, storedItems: [anItem(110)] })[0]?.values.slice(0, 2)).toEqual([
      'Everything that is in storage',
      '1 item, 110 cu ft',
    ]);
  });
});
