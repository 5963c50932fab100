import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/order/moving-answers';
import { aDay, aDraft, aMove, aQuoteDto, someFacts } from '../testing';
import type { MovingBackend } from './backend';
import { loadMovingView } from './load';

const { itemPictures, planPictures } = someFacts();
const around = (backend: Partial<MovingBackend> = {}) => ({
  now: new Date('2026-11-21T10:00:00Z'),
  pictures: { itemPictures, planPictures },
  backend: {
    readDraft: () => Promise.resolve(aDraft()),
    price: () => Promise.resolve(aQuoteDto()),
    days: () => Promise.resolve([aDay('2026-12-15')]),
    ...backend,
  },
});
const draftWith = (change: Parameters<typeof aMove>[0]) =>
  around({ readDraft: () => Promise.resolve(aDraft({ answers: aMove(change) })) });
const quote = 'draft-draft-draft-draft-1';

describe('loadMovingView', () => {
  it('QUO-9: shows a saved quote on any device, with its price', async () => {
    await expect(loadMovingView('details', { quote }, around())).resolves.toMatchObject({
      kind: 'question',
      saved: { draftId: quote, values: aMove(), quote: aQuoteDto(), savedAt: '2026-11-21T10:00:00.000Z' },
    });
  });

  it('begins from a plain link without a draft', async () => {
    const view = await loadMovingView('packing', { plan: 'mini', from: 'N1 2TX' }, around());
    expect(view).toMatchObject({ kind: 'question', saved: { draftId: null, savedAt: null } });
  });

  it('leads to the choice of a size first, and keeps the postcodes', async () => {
    await expect(loadMovingView('packing', { from: 'N1' }, around())).resolves.toEqual({
      kind: 'elsewhere',
      path: '/get-a-quote/moving?from=N1',
    });
  });

  it('leads to the first unfinished step, with the draft', async () => {
    const view = await loadMovingView('check', { quote }, draftWith({ addresses: EMPTY_MOVING_ANSWERS.addresses }));
    expect(view).toEqual({ kind: 'elsewhere', path: `/get-a-quote/moving/addresses?quote=${quote}` });
  });

  it('leads to the first unfinished step, with the prefill before there is a draft', async () => {
    await expect(loadMovingView('date', { plan: 'mini', from: 'N1 2TX' }, around())).resolves.toEqual({
      kind: 'elsewhere',
      path: '/get-a-quote/moving/addresses?plan=mini&from=N1+2TX',
    });
  });

  it('LAW-6: lets nobody check out without the request that the day needs', async () => {
    const soon = { addOns: ['PACKING'] as const, dates: { movingDate: '2026-12-01' } };
    await expect(loadMovingView('check', { quote }, draftWith(soon))).resolves.toMatchObject({
      path: `/get-a-quote/moving/details?quote=${quote}`,
    });
  });

  it('says when a quote is gone', async () => {
    const gone = around({ readDraft: () => Promise.resolve(null) });
    await expect(loadMovingView('items', { quote }, gone)).resolves.toEqual({ kind: 'gone' });
  });

  it('says when a quote has become an order', async () => {
    const orderUrl = 'http://localhost:3000/orders/SM-1?token=x';
    const ordered = around({ readDraft: () => Promise.resolve(aDraft({ orderUrl })) });
    await expect(loadMovingView('check', { quote }, ordered)).resolves.toEqual({ kind: 'ordered', orderUrl });
  });

  it('BOOK-5: shows the question although price and days cannot be had', async () => {
    const broken = around({ price: () => Promise.reject(new Error()), days: () => Promise.reject(new Error()) });
    await expect(loadMovingView('date', { quote }, broken)).resolves.toMatchObject({
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
    await loadMovingView('items', { quote }, around({ days }));
    await loadMovingView('date', { quote }, around({ days }));
    expect(asked).toEqual([['2026-12-01', '2026-12-31']]);
  });
});
