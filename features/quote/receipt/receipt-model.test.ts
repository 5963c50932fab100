import { toQuoteDto } from '@/lib/contracts/quote-dto';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { pence } from '@/lib/domain/money';
import type { Quote } from '@/lib/domain/pricing/quote';
import { localQuote } from '../moving/price';
import { aDraft, aHeldOrder, aMove } from '@/lib/testing/quotes';
import type { QuoteBackend } from '../pages/backend';
import { receiptModel } from './receipt-model';

const QUOTE = 'draft-draft-draft-draft-1';
const now = new Date('2026-11-21T10:00:00Z');

/** Returns a backend that prices moves of 7 miles with the flow's own function. */
const backend = (draft: Partial<ReturnType<typeof aDraft>> | null = {}, more: Partial<Quote> = {}): QuoteBackend => ({
  readDraft: () => Promise.resolve(draft && aDraft(draft)),
  price: (asked) => {
    const quote = localQuote(aMove(asked as Partial<MovingAnswers>), 7);
    return quote ? Promise.resolve(toQuoteDto({ ...quote, ...more })) : Promise.reject(new Error('It has no price'));
  },
  places: () => Promise.resolve({ unserved: [], byRequest: null }),
  days: () => Promise.resolve([]),
  parking: () => Promise.resolve(null),
});
const answers = aMove({ addOns: [], isStudent: false, dates: { movingDate: '' } });
const model = (query: object = {}, draft: Parameters<typeof backend>[0] = { answers }) =>
  receiptModel({ quote: QUOTE, ...query }, { backend: backend(draft), now });
const held = async (...asked: Parameters<typeof model>) => {
  const receipt = await model(...asked);
  if (!receipt?.held) throw new Error('Nothing is held');
  return receipt.held;
};

describe('the receipt of a saved quote', () => {
  it('says the price and until when, what it is for, and nobody’s name', async () => {
    const { title, total, until, answers: rows } = await held();
    expect(title).toBe(`${total} until ${until}`);
    expect(until).toBe('Saturday 19 December 2026');
    expect((await model())?.reference).toBe('Q-7K4M2');
    const texts = rows.flatMap((row) => [row.label, ...row.texts]).join('\n');
    expect(texts).toContain('N1 2TX');
    expect(texts).not.toMatch(/Zoë|@|Phone|Email/);
  });

  it('LAW-1: says what is paid after the first payment', async () => {
    expect((await held()).later).toEqual([]);
    const every4Weeks = {
      key: 'storage' as const,
      label: 'Then every 4 weeks',
      detail: 'in advance',
      amount: pence(4_772),
    };
    const stored = backend({ answers }, { follows: [every4Weeks] });
    const receipt = await receiptModel({ quote: QUOTE }, { backend: stored, now });
    expect(receipt?.held?.title).toMatch(/^First payment £[\d.]+ until Saturday 19 December 2026$/);
    expect(receipt?.held?.later).toEqual([{ ...every4Weeks, amount: '£47.72' }]);
  });

  it('lists what changes the price, and says what can be tried', async () => {
    const { triggers, otherwise } = await held();
    expect(otherwise).toBeNull();
    const named = Object.fromEntries(triggers.map(({ key, canTry, isTried }) => [key, [canTry, isTried]]));
    expect(named).toMatchObject({ volume: [false, false], busy_day: [true, false], PACKING: [true, false] });
  });

  it.each<readonly [string, string | string[], string, readonly string[]]>([
    ['packing', 'PACKING', '+£99', ['Packing by us +£99']],
    ['a busy day', 'busy_day', '', ['Sunday 22 November']],
    ['both, and what is nothing', ['PACKING', 'volume', '__proto__', 'x'], '+£99', ['Packing by us +£99']],
  ])('prices %s', async (_, tried, difference, lines) => {
    const { otherwise } = await held({ if: tried });
    if (difference) expect(otherwise?.difference).toBe(difference);
    const texts = otherwise?.lines.map(({ label, amount }) => `${label} ${amount}`) ?? [];
    for (const line of lines) expect(texts).toContainEqual(expect.stringContaining(line));
  });

  it('has no price of what only sounds like a condition', async () => {
    expect((await held({ if: ['volume', 'toString', ''] })).otherwise).toBeNull();
  });

  it.each<readonly [string, Parameters<typeof model>[1], boolean]>([
    ['that is gone', null, false],
    ['that was paid for', { answers, order: aHeldOrder({ standing: 'paid' }) }, false],
    ['without a price', { answers: { ...answers, movingSpace: '' } }, true],
    ['whose time is over', { answers, pricesUntil: null }, true],
  ])('a quote %s has none', async (_, draft, isThere) => {
    const receipt = await model({}, draft);
    expect(receipt !== null).toBe(isThere);
    expect(receipt?.held ?? null).toBeNull();
    if (receipt) expect(receipt.goOn).toContain(`quote=${QUOTE}`);
  });
});
