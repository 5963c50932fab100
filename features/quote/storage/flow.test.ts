import { EMPTY_STORAGE_ANSWERS, whatFitsWord } from '@/lib/domain/answers/flow-answers';
import { anItem } from '@/lib/testing/moves';
import { fullStorageAnswers } from '@/lib/testing/services';
import { MESSAGES } from '@/lib/validation/messages';
import { finishedSteps, isStarted, stepErrors } from '../engine/answers';
import { loadView } from '../pages/load';
import { aBackend, stepOf } from '@/lib/testing/quotes';
import { localQuote, storageFlow, storageRows } from './flow';
import { storagePrefill } from './prefill';

const now = new Date('2026-11-21T10:00:00Z');
const complete = fullStorageAnswers();

describe('the storage flow', () => {
  it('QUO-2: has six steps: packing, space and term, address, items, day and slot, details', () => {
    const ids = ['packing', 'space', 'address', 'items', 'date', 'details'];
    expect(storageFlow.steps.map(({ id }) => id)).toEqual(ids);
  });

  it('QUO-5: has one event for each step', () => {
    expect(new Set(storageFlow.steps.map(({ event }) => event)).size).toBe(6);
  });

  it('asks every answer of the schema exactly once (FORM-4)', async () => {
    const asked = [...storageFlow.steps.flatMap(({ fields }) => fields), storageFlow.payments?.field];
    const { schema } = await storageFlow.rules();
    expect([...asked].sort()).toEqual(Object.keys(schema.fields).sort());
  });

  it('is finished with complete answers, and starts only with a unit and a term that have a price', async () => {
    expect([...(await finishedSteps(storageFlow, complete, now))]).toHaveLength(6);
    const custom = { ...complete, storageSpace: 'custom' } as const;
    for (const [values, isReady] of [
      [EMPTY_STORAGE_ANSWERS, false],
      [{ ...complete, storageTerm: '' as const }, false],
      [custom, false],
      [{ ...custom, squareFeet: 201 }, false],
      [{ ...custom, squareFeet: 120 }, true],
    ] as const) {
      await expect(isStarted(storageFlow, values)).resolves.toBe(isReady);
    }
  });

  it('wants at least one thing to collect', async () => {
    const errors = stepErrors(storageFlow, stepOf(storageFlow, 'items'), { ...complete, furnitureItems: [] }, now);
    await expect(errors).resolves.toEqual({ furnitureItems: MESSAGES.itemsRequired });
  });

  it('FIT-1: goes on with a list that the unit cannot hold only by the word for just this list and unit', async () => {
    const items = stepOf(storageFlow, 'items');
    const tooMuch = { ...complete, furnitureItems: [anItem(328)] };
    const agreed = { ...tooMuch, storesWhatFits: whatFitsWord(tooMuch) };
    for (const [values, errors] of [
      [tooMuch, { storesWhatFits: MESSAGES.doesNotFit }],
      [agreed, {}],
      [{ ...agreed, furnitureItems: [anItem(400)] }, { storesWhatFits: MESSAGES.doesNotFit }],
      [{ ...agreed, storageSpace: 'Plan 3x3' as const }, { storesWhatFits: MESSAGES.doesNotFit }],
      [{ ...tooMuch, storageSpace: 'Plan 9x8' as const }, {}],
    ] as const) {
      await expect(stepErrors(storageFlow, items, values, now)).resolves.toEqual(errors);
    }
    const named = (values: typeof tooMuch) => localQuote(values, null)?.lines.some(({ code }) => code === 'what_fits');
    expect([named(tooMuch), named(agreed)]).toEqual([false, true]);
  });

  it('LAW-6: wants the request for storage that begins inside the 14 days', async () => {
    const soon = { ...complete, dates: { storageCollectionDate: '2026-12-01' } };
    const errors = stepErrors(storageFlow, stepOf(storageFlow, 'details'), soon, now);
    await expect(errors).resolves.toEqual({ wantsStartWithin14Days: MESSAGES.startRequestRequired });
  });

  it('PRC-4, LAW-1: has the first payment at once with what follows, and none for an area by request', () => {
    const quote = localQuote(complete, null);
    expect(quote?.totalWithDiscount).toBe(13_156);
    expect(quote?.follows?.map(({ key, amount }) => [key, amount])).toEqual([
      ['storage', 5_256],
      ['return', 7_900],
    ]);
    expect(localQuote({ ...complete, storageSpace: 'custom', squareFeet: 500 }, null)).toBeNull();
  });

  it('LAW-4: says how long each term binds', () => {
    const { binds } = storageFlow;
    expect(binds(complete)).toMatch(/^At least 13 weeks, paid 4 weeks at a time in advance\./);
    expect(binds({ ...complete, storageTerm: 'weekly' })).toMatch(/^At least 1 week, paid 1 week at a time/);
  });

  it('leads to the choice of a unit first, and to the first unfinished step next', async () => {
    const entry = { flow: storageFlow, prefill: storagePrefill };
    const at = (step: string, query: Readonly<Record<string, string>>) =>
      loadView(entry, step, query, { backend: aBackend, now });
    await expect(at('packing', { plan: 'Plan 6x4', from: 'N1' })).resolves.toEqual({
      kind: 'elsewhere',
      path: '/get-a-quote/storage?from=N1',
    });
    await expect(at('date', { plan: 'custom', area: '120', term: 'monthly', from: 'N1 2TX' })).resolves.toMatchObject({
      path: '/get-a-quote/storage/address?plan=custom&area=120&term=monthly&from=N1+2TX',
    });
  });

  it('PLN-3: prices more cover once, in the first payment: what follows stays as it is', () => {
    const covered = { ...complete, cover: { step: 'high', worth: [] } } as const;
    const [plain, more] = [localQuote(complete, null), localQuote(covered, null)];
    expect((more?.totalWithDiscount ?? 0) - (plain?.totalWithDiscount ?? 0)).toBe(3_900);
    expect(more?.follows).toEqual(plain?.follows);
    expect(storageFlow.covers?.(covered)).toBe('high');
    expect(
      storageFlow.priceRequest({ ...covered, cover: { step: 'high', worth: [{ id: 'a', pounds: 9 }] } }),
    ).toMatchObject({
      cover: { step: 'high', worth: [] },
    });
  });

  it('PLN-3: says of more for a unit that the cover of its stay holds, and asks for none', () => {
    const storageAddition = { ...complete, isTopUp: true, cover: { step: 'high', worth: [] } } as const;
    expect(storageFlow.covers?.(storageAddition)).toBe('as_stored');
    expect(storageRows(storageAddition).map(({ label }) => label)).not.toContain('Cover');
    expect(localQuote(storageAddition, null)?.lines.some(({ code }) => code === 'cover')).toBe(false);
  });

  it('FORM-5: says every answer in words', () => {
    const furnitureItems = [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 }];
    const rows = storageRows({ ...complete, furnitureItems, addOns: ['PACKING', 'ASSEMBLING'] });
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['Packing and other help', 'Packing', 'Dismantling and reassembly'],
      ['Unit', '6 × 4 ft unit'],
      ['Term', '3 months', '£13.14 a week, £52.56 for four weeks'],
      ['Student', 'No'],
      ['Collection', 'N1 2TX, Ground floor, parking at the door'],
      ['Items', '2 items, 100 cu ft', '2 × Sofa, 3 seats'],
      ['Cover', 'Up to £100 an item and £10,000 a job, included'],
      ['Collection Date', 'Tuesday 15 December 2026', 'We arrive 10:00–12:00'],
      ['Name', 'Ada Sample'],
      ['Email', 'ada@example.com'],
      ['Phone', '+44 7700 900123'],
      ['Promo code', 'None'],
      ['News and offers by email', 'No'],
    ]);
  });
});
