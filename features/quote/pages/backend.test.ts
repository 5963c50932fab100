import type { GetServerSidePropsContext } from 'next';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { SITE } from '@/lib/site';
import { startReceiver } from '@/lib/testing/receiver';
import { slotsRequestOf } from '../flow-config';
import { movingFlow } from '../moving/flow';
import { movingPrefill } from '../moving/prefill';
import { aBackend, aMove } from '@/lib/testing/quotes';
import { remoteBackend } from './backend';
import { stepProps } from './props';

const VISITOR = { 'x-forwarded-for': '203.0.113.7' };

describe('pages of another backend', () => {
  afterEach(() => jest.restoreAllMocks());

  const startBackend = async () => {
    const receiver = await startReceiver();
    jest.replaceProperty(SITE, 'apiOrigin', receiver.url);
    return () => receiver.calls.map(({ headers }) => headers['x-forwarded-for']);
  };

  it('API-3: say with every call for whom they are made, so that it counts visitors and not the site', async () => {
    const told = await startBackend();
    const backend = remoteBackend(VISITOR);
    const move = aMove();
    await backend.readDraft('draft-1');
    await backend.price(movingFlow.priceRequest(move));
    await backend.days(slotsRequestOf(movingFlow, move, { from: '2026-12-01', to: '2026-12-31' }, null));
    expect(told()).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7']);
  });

  it('API-3: take the visitor from the request', async () => {
    const told = await startBackend();
    const request = { headers: {} };
    const context = { params: { step: 'packing' }, query: { plan: 'mini' }, req: request, res: {} };
    const server = {
      own: () => aBackend,
      visitor: (req: unknown) => (req === request ? VISITOR : {}),
      sameForAll: () => undefined,
      isForCustomer: () => Promise.resolve(false),
    };
    await stepProps(
      context as unknown as GetServerSidePropsContext,
      { flow: movingFlow, prefill: movingPrefill },
      { title: 'Title', description: 'Description', server },
      { trader: traderFacts(COMPANY) },
    );
    expect(told()).toEqual(['203.0.113.7']);
  });
});
