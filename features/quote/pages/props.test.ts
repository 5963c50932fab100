import type { GetServerSidePropsContext } from 'next';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { movingFlow } from '../moving/flow';
import { movingPrefill } from '../moving/prefill';
import { aBackend, aMove } from '@/lib/testing/quotes';
import type { QuoteBackend } from './backend';
import { stepProps } from './props';

const QUOTE = { total: { pence: 29_400 } } as unknown as Awaited<ReturnType<QuoteBackend['price']>>;
const pricing: QuoteBackend = { ...aBackend, price: () => Promise.resolve(QUOTE) };

/** Returns whether the response of a step is marked as the same for all visitors. */
async function isSaidToBeSame(query: Readonly<Record<string, string>>, backend: QuoteBackend = pricing) {
  const sameForAll = jest.fn();
  const res = {};
  const context = { params: { step: 'packing' }, query, req: {}, res } as unknown as GetServerSidePropsContext;
  await stepProps(
    context,
    { flow: movingFlow, prefill: movingPrefill },
    {
      title: 'Title',
      description: 'Description',
      server: { own: () => backend, visitor: () => ({}), sameForAll, isForCustomer: () => Promise.resolve(false) },
    },
    { trader: traderFacts(COMPANY) },
  );
  expect(sameForAll.mock.calls).toEqual(sameForAll.mock.calls.length > 0 ? [[res]] : []);
  return sameForAll.mock.calls.length > 0;
}

describe('a step', () => {
  const saved = {
    draftId: 'a',
    flow: 'moving',
    step: 'packing',
    answers: aMove(),
    savedAt: '2026-11-25T10:00:00.000Z',
  };

  it('is the same for all before there is a draft', async () => {
    expect(await isSaidToBeSame({ plan: 'mini' })).toBe(true);
  });

  it('with a draft is somebody’s', async () => {
    const backend = { ...pricing, readDraft: () => Promise.resolve({ ...saved, store: null, order: null }) };
    expect(await isSaidToBeSame({ quote: 'a' }, backend as unknown as QuoteBackend)).toBe(false);
  });

  it('without a price is made again: perhaps only this visitor had none', async () => {
    expect(await isSaidToBeSame({ plan: 'mini' }, aBackend)).toBe(false);
  });

  it('that comes too early is not said to be anything', async () => {
    expect(await isSaidToBeSame({})).toBe(false);
  });
});
