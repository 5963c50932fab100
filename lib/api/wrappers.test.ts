import { bookFromAccount, openSession, requestSignIn, signOut, signOutEverywhere } from '@/lib/contracts/accounts';
import { ENDPOINTS } from '@/lib/contracts/all';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { askForReturn, openReturnLink, requestReturnLink, returnFromOrder } from '@/lib/contracts/returns';
import * as accounts from './accounts';
import * as drafts from './drafts';
import * as enquiries from './enquiries';
import * as forms from './forms';
import * as logEvent from './log-event';
import * as orderChanges from './order-changes';
import * as orderStops from './order-stops';
import * as orders from './orders';
import * as quotes from './quotes';
import * as slots from './slots';
import * as storage from './storage';
import * as telemetry from './telemetry';

/** What forms of pages post by themselves, also without a script: no code of the browser calls them. */
const POSTED_BY_FORMS: readonly Endpoint[] = [
  ...[requestSignIn, openSession, signOut, signOutEverywhere, bookFromAccount],
  ...[requestReturnLink, openReturnLink, returnFromOrder, askForReturn],
];

const called = new Set<string>();
jest.mock('./client', () => {
  const note = ({ name }: Endpoint) => {
    called.add(name);
    return Promise.resolve(null);
  };
  return { call: note, callQuietly: note };
});

/** The one call that does without the client (log-event.ts). */
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
  const { name } = ENDPOINTS.find((each) => each.path === path) ?? {};
  if (name) called.add(name);
  return Promise.resolve(new Response('null'));
});
afterAll(() => fetched.mockRestore());

describe('the API layer', () => {
  it('API-1: has a wrapper for every call of the contracts that scripts make, and for no other', async () => {
    const areas: readonly object[] = [
      accounts,
      drafts,
      enquiries,
      forms,
      logEvent,
      orders,
      orderChanges,
      orderStops,
      quotes,
      slots,
      storage,
      telemetry,
    ];
    const wrappers = areas.flatMap((area) => Object.values(area) as readonly unknown[]);
    await Promise.all(wrappers.map((wrapper) => (wrapper as (...body: unknown[]) => Promise<unknown>)({}, '')));
    const posted = POSTED_BY_FORMS.map(({ name }) => name);
    expect([...called, ...posted].sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
  });
});
