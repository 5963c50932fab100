import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { QuoteBackend } from '../pages/backend';
import { loadView } from '../pages/load';
import { heldWords, orderedWords } from '../pages/order-words';
import { movingFlow } from './flow';
import { movingPrefill } from './prefill';
import { aDay, aDraft, aHeldOrder, aMove, aQuoteDto } from '@/lib/testing/quotes';

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

const around = (backend: Partial<QuoteBackend> = {}) => ({
  now: new Date('2026-11-21T10:00:00Z'),
  backend: {
    readDraft: () => Promise.resolve(aDraft()),
    price: () => Promise.resolve(aQuoteDto()),
    places: () => Promise.resolve({ unserved: [], byRequest: null }),
    parking: () => Promise.resolve(null),
    days: () => Promise.resolve([aDay('2026-12-15')]),
    ...backend,
  },
});
const loadMove = (...asked: Tail<Parameters<typeof loadView<MovingAnswers>>>) =>
  loadView({ flow: movingFlow, prefill: movingPrefill }, ...asked);
const draftWith = (change: Parameters<typeof aMove>[0]) =>
  around({ readDraft: () => Promise.resolve(aDraft({ answers: aMove(change) })) });
const quote = 'draft-draft-draft-draft-1';

describe('loadView of a move', () => {
  it('QUO-9: shows a saved quote on any device, with its price', async () => {
    await expect(loadMove('details', { quote }, around())).resolves.toMatchObject({
      kind: 'question',
      saved: { draftId: quote, values: aMove(), quote: aQuoteDto(), basis: '2026-11-21T10:00:00.000Z' },
    });
  });

  it('QUO-9: a plan chosen anew counts more than what was half-typed before it', async () => {
    const view = await loadMove('packing', { quote, plan: 'mini' }, around());
    expect(view).toMatchObject({ saved: { values: aMove({ movingSpace: 'mini' }) } });
    expect(view).not.toMatchObject({ saved: { basis: '2026-11-21T10:00:00.000Z' } });
  });

  it('begins from a plain link without a draft', async () => {
    const view = await loadMove('packing', { plan: 'mini', from: 'N1 2TX' }, around());
    expect(view).toMatchObject({ kind: 'question', saved: { draftId: null } });
  });

  it.each([
    ['2026-11-22', '2026-11-22'],
    ['2026-11-21', ''],
    ['2020-01-04', ''],
    ['2099-01-03', ''],
    ['2026-02-30', ''],
    ['<script>', ''],
  ])('of a day in the address, %s, takes only one that can be booked', async (date, movingDate) => {
    const view = await loadMove('packing', { plan: 'mini', date }, around());
    expect(view).toMatchObject({ saved: { values: { dates: { movingDate } } } });
  });

  it('BOOK-4: says before the first question that a postcode has no price online, with what was typed', async () => {
    const places = jest.fn<ReturnType<QuoteBackend['places']>, Parameters<QuoteBackend['places']>>();
    places.mockResolvedValue({ unserved: ['We do not drive to Shetland (ZE1).', null], byRequest: null });
    const view = await loadMove('packing', { plan: 'mini', from: 'ze1 0aa', to: 'N1' }, around({ places }));
    expect(places).toHaveBeenCalledWith({ service: 'MOVING', postcodes: ['ZE1 0AA', 'N1'] });
    expect(view).toEqual({
      kind: 'ask',
      flow: 'moving',
      reasons: ['We do not drive to Shetland (ZE1).'],
      postcodes: [
        { name: 'from', label: 'From postcode', value: 'ZE1 0AA' },
        { name: 'to', label: 'To postcode', value: 'N1' },
      ],
      entry: { plan: 'mini' },
      typed: {
        postcode: 'ZE1 0AA',
        comment: expect.stringMatching(/^Size: Mini.*Collection: ZE1 0AA\n.*Delivery: N1\n/s) as string,
      },
    });
  });

  it('BOOK-5: goes on with the questions while nobody can say where we drive', async () => {
    const places = () => Promise.reject(new Error('away'));
    const view = await loadMove('packing', { plan: 'mini', from: 'ZE1 0AA' }, around({ places }));
    expect(view).toMatchObject({ kind: 'question' });
  });

  it('leads to the choice of a size first, and keeps the postcodes', async () => {
    await expect(loadMove('packing', { from: 'N1' }, around())).resolves.toEqual({
      kind: 'elsewhere',
      path: '/get-a-quote/moving?from=N1',
    });
  });

  it('leads to the first unfinished step, with the draft', async () => {
    const view = await loadMove('check', { quote }, draftWith({ addresses: EMPTY_MOVING_ANSWERS.addresses }));
    expect(view).toEqual({ kind: 'elsewhere', path: `/get-a-quote/moving/addresses?quote=${quote}` });
  });

  it('leads to the first unfinished step, with the prefill before there is a draft', async () => {
    await expect(loadMove('date', { plan: 'mini', from: 'N1 2TX' }, around())).resolves.toEqual({
      kind: 'elsewhere',
      path: '/get-a-quote/moving/addresses?plan=mini&from=N1+2TX',
    });
  });

  it('LAW-6: lets nobody check out without the request that the day needs', async () => {
    const soon = { addOns: ['PACKING'] as const, dates: { movingDate: '2026-12-01' } };
    await expect(loadMove('check', { quote }, draftWith(soon))).resolves.toMatchObject({
      path: `/get-a-quote/moving/details?quote=${quote}`,
    });
  });

  it('says when a quote is gone', async () => {
    const gone = around({ readDraft: () => Promise.resolve(null) });
    await expect(loadMove('items', { quote }, gone)).resolves.toEqual({ kind: 'gone' });
  });

  it.each(['paid', 'part_paid'] as const)('RDT-3: says when the order of a quote is %s', async (standing) => {
    const order = aHeldOrder({ standing });
    const ordered = around({ readDraft: () => Promise.resolve(aDraft({ order })) });
    await expect(loadMove('check', { quote }, ordered)).resolves.toEqual({
      kind: 'ordered',
      words: orderedWords(order, 'move'),
    });
  });

  it('RDT-3: says on the check page what is held, and lets every answer be corrected', async () => {
    const order = aHeldOrder();
    const held = around({ readDraft: () => Promise.resolve(aDraft({ order })) });
    await expect(loadMove('check', { quote }, held)).resolves.toMatchObject({
      kind: 'question',
      held: heldWords(order, false),
    });
    await expect(loadMove('items', { quote }, held)).resolves.toMatchObject({ kind: 'question', held: null });
  });

  it('RDT-3: goes on with a quote whose order is cancelled', async () => {
    const order = aHeldOrder({ standing: 'cancelled', heldUntil: null, payUrl: null });
    const cancelled = around({ readDraft: () => Promise.resolve(aDraft({ order })) });
    await expect(loadMove('check', { quote }, cancelled)).resolves.toMatchObject({ kind: 'question', held: null });
  });

  it('BOOK-5: shows the question although price and days cannot be had', async () => {
    const broken = around({ price: () => Promise.reject(new Error()), days: () => Promise.reject(new Error()) });
    await expect(loadMove('date', { quote }, broken)).resolves.toMatchObject({
      kind: 'question',
      saved: { quote: null },
      facts: { knownDays: [] },
    });
  });

  it('brings the days of the chosen month with the date step only', async () => {
    const asked: unknown[] = [];
    const days = (request: { from: string; to: string }) => {
      asked.push([request.from, request.to]);
      return Promise.resolve([aDay('2026-12-15')]);
    };
    await loadMove('items', { quote }, around({ days }));
    await loadMove('date', { quote }, around({ days }));
    expect(asked).toEqual([['2026-12-01', '2026-12-31']]);
  });
});
