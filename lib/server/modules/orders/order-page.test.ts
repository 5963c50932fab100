import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readClaims } from '@/lib/contracts/claims';
import { replaceServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';
import { orderPage } from './order-page';

const open = orderPage(async (request) => {
  const view = await callForPage(readClaims, request.guest, request);
  if (request.query['sent']) return { goTo: '/elsewhere' };
  return view && { reference: view.reference, token: request.guest.token };
});

describeWithDatabase('a page of an order', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let order: { readonly reference: string; readonly token: string };
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
    order = await placePaidOrder(deps);
  });

  async function visit(query: Readonly<Record<string, string>>, cookie?: string) {
    const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers: { cookie }, cookies: {} });
    const res = new ServerResponse(req);
    const page = await open({ query, req, res, resolvedUrl: '/' });
    return { page, res };
  }

  it('QUO-6: is shown to who has its key, in its own frame, and kept by no cache', async () => {
    const { reference, token } = order;
    const { page, res } = await visit({ reference, token });
    expect(page).toMatchObject({ props: { reference, token, useLayout: false, hideBanner: true, noindex: true } });
    expect(res.getHeader('cache-control')).toBe('private, no-store');
    expect(await visit({ reference, token, sent: '1' })).toMatchObject({
      page: { redirect: { destination: '/elsewhere', statusCode: 303 } },
    });
  });

  it('CLM-1: is shown without a key to who is signed in with the address of the order, and to nobody else', async () => {
    const { reference, token } = order;
    const owner = await signIn(deps, fullAnswers().email);
    const stranger = await signIn(deps, 'stranger@example.com');
    expect((await visit({ reference }, owner.cookie)).page).toMatchObject({ props: { token } });
    expect((await visit({ reference }, stranger.cookie)).page).toEqual({ notFound: true });
    expect((await visit({ reference })).page).toEqual({ notFound: true });
    expect((await visit({ reference, token: 'wrong' }, owner.cookie)).page).toEqual({ notFound: true });
  });
});
